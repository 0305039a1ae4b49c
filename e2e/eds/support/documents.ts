import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PIPELINE } from '../../../scripts/test/eds-programs';

const log = {
  debug() {},
  info() {},
  warn() {},
  error: (...message: unknown[]) => void process.stderr.write(`${message.join(' ')}\n`),
};

/** The functions of Adobe's packages that convert documents. */
interface Converters {
  readonly html2md: (html: string, options: object) => Promise<string>;
  readonly md2docx: (markdown: string, options: object) => Promise<Buffer>;
  readonly docx2md: (document: Buffer, options: object) => Promise<string>;
}

/** A response of the pipeline, or of the storage that it reads. */
interface PipelineResponse {
  readonly status: number;
  readonly body: string;
  readonly headers: Iterable<[name: string, value: string]> & { get(name: string): unknown };
}

/** Adobe's pipeline from stored documents to responses. */
interface Pipeline {
  readonly PipelineState: new (options: object) => object;
  readonly PipelineRequest: new (url: URL, options: object) => object;
  readonly htmlPipe: (state: object, request: object) => Promise<PipelineResponse>;
  readonly jsonPipe: (state: object, request: object) => Promise<PipelineResponse>;
}

const load = async <T>(name: string): Promise<T> => {
  const file = path.join(PIPELINE, 'node_modules/@adobe', name, 'src/index.js');
  const module: T = await import(pathToFileURL(file).href);
  return module;
};

/** How an author has written a document: in Word, or in an editor that stores HTML. */
export const EDITORS = ['word', 'web'] as const;

export type Editor = (typeof EDITORS)[number];

/** Converts a document's HTML to the Markdown that Edge Delivery Services stores. */
export const convertDocument = async (html: string, editor: Editor): Promise<string> => {
  const [{ html2md }, { md2docx }, { docx2md }] = await Promise.all([
    load<Pick<Converters, 'html2md'>>('helix-html2md'),
    load<Pick<Converters, 'md2docx'>>('helix-md2docx'),
    load<Pick<Converters, 'docx2md'>>('helix-docx2md'),
  ]);
  const markdown = await html2md(html, { log, url: 'document' });
  if (editor === 'web') return markdown;
  return docx2md(await md2docx(markdown, { log }), { log, gridtables: true });
};

/** Documents as Markdown, and sheets as JSON, by their paths in the storage: `/index.md`, `/texts.json`. */
export type ContentBus = Map<string, string>;

/** A request for a page or a sheet. */
interface ContentRequest {
  readonly path: string;
  readonly host: string;
  readonly head: string;
  /** The metadata of all pages. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

const toModifiers = (values: Readonly<Record<string, string>>) => ({
  '/**': Object.entries(values).map(([key, value]) => ({ key, value })),
});

/** Renders a stored document or sheet with Adobe's pipeline. */
export const renderContent = async (
  content: ContentBus,
  { path: url, host, head, metadata, headers }: ContentRequest,
): Promise<PipelineResponse> => {
  const pipeline = await load<Pipeline>('helix-html-pipeline');
  const { pathname, searchParams } = new URL(url, `http://${host}`);
  const state = new pipeline.PipelineState({
    log,
    path: pathname,
    org: 'org',
    site: 'site',
    ref: 'main',
    partition: 'live',
    config: {
      contentBusId: 'content',
      owner: 'owner',
      repo: 'repo',
      cdn: { prod: { host } },
      head: { html: head },
      metadata: { live: { data: toModifiers(metadata) } },
      headers: toModifiers(headers),
    },
    s3Loader: {
      getObject: async (bucket: string, key: string) => {
        const body =
          bucket === 'helix-content-bus' ? content.get(key.replace('content/live', '')) : undefined;
        return { status: body === undefined ? 404 : 200, body: body ?? '', headers: new Map() };
      },
    },
  });
  const request = new pipeline.PipelineRequest(
    new URL(`${pathname}?${searchParams.toString()}`, `http://${host}`),
    {
      headers: new Map([['host', host]]),
    },
  );
  return pathname.endsWith('.json')
    ? pipeline.jsonPipe(state, request)
    : pipeline.htmlPipe(state, request);
};
