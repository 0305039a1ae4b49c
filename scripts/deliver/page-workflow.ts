/** How a site's pages are found and read. */
export interface PageWorkflowOptions {
  /** The path of the sitemap that the CMS generates. */
  readonly sitemap: string;
  /** Whether the pages' own scripts add the placeholders or the entry. */
  readonly isRendered?: boolean;
}

/** The name of the file in `.github/workflows`. */
export const PAGE_WORKFLOW_FILE = 'check-pages.yml';

/** Creates the workflow of GitHub Actions that lints and checks the pages of a site, for the site's own repository. */
export const createPageWorkflow = ({
  sitemap,
  isRendered = false,
}: PageWorkflowOptions): string => {
  const options = isRendered ? '--rendered ' : '';
  const browser = isRendered ? '\n      CHROMIUM_PATH: /usr/bin/google-chrome' : '';
  return `# Lints every page of the site's sitemap, and checks what its home page provides for bsro-ui.
#
# Put this file into .github/workflows of the site's repository. In the repository's settings, under "Secrets and
# variables, Actions", add the variables
#   SITE_URL              such as https://www.example.com
#   BSRO_UI_REPOSITORY    the repository of bsro-ui, as OWNER/NAME
# and, if that repository is private, the secret BSRO_UI_TOKEN: a token that may read it.
name: Check pages
on:
  workflow_dispatch:
  schedule:
    - cron: '17 6 * * *'
permissions:
  contents: read
jobs:
  pages:
    if: vars.SITE_URL
    runs-on: ubuntu-latest
    env:
      SITE_URL: \${{ vars.SITE_URL }}${browser}
    steps:
      - uses: actions/checkout@v4
        with:
          repository: \${{ vars.BSRO_UI_REPOSITORY }}
          token: \${{ secrets.BSRO_UI_TOKEN || github.token }}
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - name: Lint the pages
        run: npm run lint:html -- ${options}"\${SITE_URL%/}${sitemap}"
      - name: Check the home page
        if: \${{ !cancelled() }}
        run: npm run check:page -- ${options}"\${SITE_URL%/}/"
`;
};
