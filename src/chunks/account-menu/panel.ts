// Most visitors don't need these: the menu of a driver, and the panel of the variant header-v2.
export { createDisclosure } from './disclosure';
export { createDriverMenu } from './driver-menu';
