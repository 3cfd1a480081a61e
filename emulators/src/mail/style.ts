export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.5rem; }
.notice { border-left: 0.25rem solid #c62828; padding: 0.5rem 0.75rem; }
.list { list-style: none; margin: 0; padding: 0; border-top: 1px solid GrayText; }
.list li { border-bottom: 1px solid GrayText; }
.list a { display: grid; gap: 0 1rem; padding: 0.75rem 0; color: inherit; text-decoration: none; }
.list a:hover .subject, .list a:focus-visible .subject { text-decoration: underline; }
.subject { font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; }
pre { margin: 0; padding: 0.75rem; border: 1px solid GrayText; white-space: pre-wrap; }
details pre { margin-top: 0.5rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 80vh; border: 1px solid GrayText; background: #fff; }
@media (min-width: 48rem) {
  .list a { grid-template-columns: 1fr auto; }
  .list .subject { grid-column: 1 / -1; }
}
`;
