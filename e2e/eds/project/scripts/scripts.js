import {
  decorateBlocks,
  decorateButtons,
  decorateSections,
  loadCSS,
  loadSection,
  loadSections,
  waitForFirstImage,
} from './aem.js';

async function loadEager(doc) {
  doc.documentElement.lang ||= 'en';
  const main = doc.querySelector('main');
  if (!main) return;
  decorateButtons(main);
  decorateSections(main);
  decorateBlocks(main);
  doc.body.classList.add('appear');
  await loadSection(main.querySelector('.section'), waitForFirstImage);
}

async function loadLazy(doc) {
  await loadSections(doc.querySelector('main'));
  import('./bsro-ui/loader.js').then((bsro) => bsro.loadLazy());
  loadCSS('/styles/lazy-styles.css');
}

function loadDelayed() {
  window.setTimeout(async () => {
    const bsro = await import('./bsro-ui/loader.js');
    bsro.loadDelayed();
  }, 3000);
}

await loadEager(document);
await loadLazy(document);
loadDelayed();
