/** The settings of the worker, as variables of `wrangler.toml` or of the environment. */
export interface Settings {
  /** Where the pages are, such as `https://main--SITE--OWNER.aem.live`. */
  readonly PAGES_ORIGIN: string;
  /** Where the services are, such as `https://services.example.com`. */
  readonly SERVICES_ORIGIN: string;
  /** The brand of the site, as in the metadata `site-name`. */
  readonly SITE_NAME: string;
  /** The zip code of visitors whose place the CDN doesn't know. */
  readonly DEFAULT_ZIP?: string;
  /** The policy of pages that have none; by default, `POLICY`. */
  readonly CONTENT_SECURITY_POLICY?: string;
  /** The token of a site whose pages need authentication. */
  readonly ORIGIN_AUTHENTICATION?: string;
  /** `disabled` if the CDN isn't told about changed pages. */
  readonly PUSH_INVALIDATION?: string;
}

/** A request with what Cloudflare knows about the visitor. */
export type WorkerRequest = Request & {
  readonly cf?: {
    readonly postalCode?: string;
    readonly city?: string;
    readonly regionCode?: string;
  };
};
