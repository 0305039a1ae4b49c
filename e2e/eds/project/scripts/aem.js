// A small stand-in for the script of the same name in Adobe's boilerplate, with its functions, classes,
// and attributes as far as blocks depend on them.

/** Reads the page's metadata. */
export function getMetadata(name) {
  const attribute = name.includes(':') ? 'property' : 'name';
  return document.head.querySelector(`meta[${attribute}="${name}"]`)?.content ?? '';
}

/** Loads a stylesheet once. */
export function loadCSS(href) {
  if (document.querySelector(`head > link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}

/** Puts the contents of cells without a block element into a paragraph. */
function wrapTextNodes(block) {
  const blockElements = 'p, pre, ul, ol, picture, table, h1, h2, h3, h4, h5, h6, hr';
  block.querySelectorAll(':scope > div > div').forEach((cell) => {
    if (!cell.hasChildNodes() || cell.firstElementChild?.matches(blockElements)) return;
    const paragraph = document.createElement('p');
    paragraph.append(...cell.childNodes);
    [...cell.attributes]
      .filter(({ name }) => /^data-(aue|richtext)-/.test(name))
      .forEach(({ name, value }) => {
        paragraph.setAttribute(name, value);
        cell.removeAttribute(name);
      });
    cell.append(paragraph);
  });
}

/** Makes a link that is alone in its paragraph a button. */
export function decorateButtons(element) {
  element
    .querySelectorAll('p > a:only-child, p > strong:only-child > a, p > em:only-child > a')
    .forEach((link) => {
      const paragraph = link.closest('p');
      if (paragraph.textContent.trim() !== link.textContent.trim() || link.querySelector('img'))
        return;
      link.title ||= link.textContent;
      link.classList.add('button');
      paragraph.classList.add('button-container');
      const emphasis = link.parentElement;
      if (emphasis === paragraph) return;
      link.classList.add(emphasis.tagName === 'STRONG' ? 'primary' : 'secondary');
      emphasis.replaceWith(link);
    });
}

/** Divides sections into wrappers of blocks and of other content, and hides them until they have loaded. */
export function decorateSections(main) {
  main.querySelectorAll(':scope > div:not([data-section-status])').forEach((section) => {
    let wrapper;
    [...section.children].forEach((child) => {
      const isBlock = child.tagName === 'DIV' && child.className !== '';
      if (isBlock || !wrapper || wrapper.className !== 'default-content-wrapper') {
        wrapper = document.createElement('div');
        wrapper.className = isBlock ? '' : 'default-content-wrapper';
        section.append(wrapper);
      }
      wrapper.append(child);
    });
    section.classList.add('section');
    section.dataset.sectionStatus = 'initialized';
    section.style.display = 'none';
    const metadata = section.querySelector('.section-metadata');
    metadata?.querySelectorAll(':scope > div').forEach(({ children: [key, value] }) => {
      const name = key.textContent.trim().toLowerCase();
      const text = value.textContent.trim();
      if (name === 'style') section.classList.add(...text.toLowerCase().split(/[\s,]+/));
      else section.dataset[name] = text;
    });
    metadata?.parentElement.remove();
  });
}

/** Marks a block with the classes and attributes that stylesheets and scripts expect. */
export function decorateBlock(block) {
  const [name] = block.classList;
  if (!name || block.dataset.blockStatus) return;
  block.classList.add('block');
  block.dataset.blockName = name;
  block.dataset.blockStatus = 'initialized';
  wrapTextNodes(block);
  block.parentElement.classList.add(`${name}-wrapper`);
  block.closest('.section')?.classList.add(`${name}-container`);
}

export function decorateBlocks(main) {
  main.querySelectorAll('div.section > div > div').forEach(decorateBlock);
}

/** Loads the stylesheet and the script of a block. An error is reported, and the page goes on. */
export async function loadBlock(block) {
  const { blockName, blockStatus } = block.dataset;
  if (blockStatus !== 'initialized') return block;
  block.dataset.blockStatus = 'loading';
  const file = `${window.hlx.codeBasePath}/blocks/${blockName}/${blockName}`;
  try {
    const decorate = async () => (await import(`${file}.js`)).default?.(block);
    await Promise.all([loadCSS(`${file}.css`), decorate()]);
  } catch (error) {
    console.error(`failed to load block ${blockName}`, error);
  }
  block.dataset.blockStatus = 'loaded';
  return block;
}

/** Loads the blocks of a section one after another, and then shows it. */
export async function loadSection(section, beforeShow) {
  if (!section || section.dataset.sectionStatus === 'loaded') return;
  section.dataset.sectionStatus = 'loading';
  for (const block of section.querySelectorAll('div.block')) await loadBlock(block);
  await beforeShow?.(section);
  section.dataset.sectionStatus = 'loaded';
  section.style.display = null;
}

export async function loadSections(main) {
  for (const section of main.querySelectorAll('div.section')) await loadSection(section);
}

/** Waits for the first picture of a section. */
export async function waitForFirstImage(section) {
  const image = section.querySelector('img');
  if (!image || image.complete) return;
  image.loading = 'eager';
  await new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
}

window.hlx = { codeBasePath: '' };
