/**
 * The styles of explain mode. They are in a constructed stylesheet of its shadow root, so that no theme can
 * change them, and the content security policy needs no exception.
 */
const STYLES = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.panel, .opener {
  position: fixed; z-index: 2147483647; right: 8px; bottom: 8px;
  color: #1f2328; background: #fff; border: 2px solid #1f2328; border-radius: 8px;
  font: 14px/1.5 system-ui, sans-serif; color-scheme: light;
}
.panel { width: min(440px, calc(100vw - 16px)); max-height: min(70vh, 640px); overflow: auto; padding: 12px; }
.head { display: flex; gap: 8px; align-items: center; justify-content: space-between; flex-wrap: wrap; }
h2, h3 { margin: 0; font-size: 16px; line-height: 1.4; }
h3 { margin-top: 16px; font-size: 15px; }
p { margin: 4px 0; }
ul, ol { margin: 4px 0; padding: 0; list-style: none; }
button, select {
  min-height: 32px; padding: 4px 10px; color: inherit; background: #f6f8fa;
  border: 1px solid #57606a; border-radius: 6px; font: inherit; cursor: pointer;
}
.opener { min-height: 44px; padding: 8px 14px; font-weight: 600; }
:focus-visible { outline: 3px solid #0550ae; outline-offset: 2px; }
summary { min-height: 32px; padding: 4px 0; cursor: pointer; overflow-wrap: anywhere; }
details { border-top: 1px solid #d0d7de; }
.state { font-weight: 600; }
.bad { color: #a40e26; }
dl { margin: 4px 0; }
dt { font-weight: 600; overflow-wrap: anywhere; }
dd { margin: 0 0 4px; overflow-wrap: anywhere; }
pre { margin: 4px 0; padding: 8px; overflow-x: auto; background: #f6f8fa; border-radius: 6px; }
code, pre { font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
.switch { display: flex; gap: 8px; align-items: center; justify-content: space-between; flex-wrap: wrap; }
.boxes { position: fixed; z-index: 2147483646; inset: 0; pointer-events: none; overflow: hidden; }
.box { position: absolute; border: 2px dashed #57606a; }
.box[data-state=mounted] { border-color: #116329; }
.box[data-state=failed], .box[data-state=mistake] { border-color: #a40e26; }
.box[data-current] { border: 4px solid #0550ae; }
.badge {
  position: absolute; top: 0; left: 0; max-inline-size: 100%; padding: 0 6px; overflow: hidden;
  color: #fff; background: #1f2328; font: 12px/1.6 system-ui, sans-serif;
  text-overflow: ellipsis; white-space: nowrap;
}
.box[data-in-header] .badge { top: 100%; }
.box[data-in-header]:not([data-current]) .badge { display: none; }
@media (forced-colors: active) { .panel, .opener, .box { border-color: CanvasText; } }
`;

export const createStyles = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  return sheet;
};
