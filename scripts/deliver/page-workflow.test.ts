import { execFileSync } from 'node:child_process';
import { parse } from 'yaml';
import { array, looseObject, object, optional, parse as check, string } from 'valibot';
import { scripts } from '../../package.json';
import { createPageWorkflow } from './page-workflow';

const workflow = object({
  name: string(),
  on: looseObject({ schedule: array(object({ cron: string() })) }),
  permissions: object({ contents: string() }),
  jobs: object({
    pages: object({
      if: string(),
      'runs-on': string(),
      env: looseObject({ SITE_URL: string() }),
      steps: array(looseObject({ run: optional(string()) })),
    }),
  }),
});

/** Runs the commands of a workflow with an `npm` that prints its arguments. */
const runCommands = (text: string, siteUrl: string): string[] => {
  const { steps } = check(workflow, parse(text)).jobs.pages;
  const commands = steps.flatMap(({ run }) => run ?? []).join('\n');
  return execFileSync('bash', ['-ec', `npm() { printf '%s|' "$@"; echo; }\n${commands}`], {
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: siteUrl },
  })
    .trim()
    .split('\n');
};

test.each(['https://www.example.com', 'https://www.example.com/'])(
  'lints the pages of the sitemap, and checks the home page of %s',
  (siteUrl) => {
    expect(runCommands(createPageWorkflow({ sitemap: '/sitemap.xml' }), siteUrl)).toEqual([
      'ci|',
      'run|lint:html|--|https://www.example.com/sitemap.xml|',
      'run|check:page|--|https://www.example.com/|',
    ]);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['lint:html', 'check:page']));
  },
);

test('reads the pages after their scripts have run, in the browser of the runner', () => {
  const text = createPageWorkflow({ sitemap: '/sitemap.xml', isRendered: true });
  expect(runCommands(text, 'https://www.example.com').slice(1)).toEqual([
    'run|lint:html|--|--rendered|https://www.example.com/sitemap.xml|',
    'run|check:page|--|--rendered|https://www.example.com/|',
  ]);
  expect(check(workflow, parse(text)).jobs.pages.env['CHROMIUM_PATH']).toBeDefined();
});
