import { createDevelopmentServer } from './develop.js';

const { PAGES_ORIGIN, SERVICES_ORIGIN, SITE_NAME, PORT = '3001' } = process.env;

if (!PAGES_ORIGIN || !SERVICES_ORIGIN || !SITE_NAME) {
  process.stderr.write('Set PAGES_ORIGIN, SERVICES_ORIGIN, and SITE_NAME: bsro-ui/README.md\n');
  process.exit(1);
}

createDevelopmentServer({ PAGES_ORIGIN, SERVICES_ORIGIN, SITE_NAME }).listen(Number(PORT), () => {
  process.stdout.write(`http://${SITE_NAME}.localhost:${PORT}/\n`);
});
