// Code that most visitors don't need: the driver menu and the header-v2 panel.
export { createDisclosure } from './disclosure';
export { createDriverMenu } from './driver-menu';
