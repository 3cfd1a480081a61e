/**
 * JSON as it may stand in a `<script>` element: without `<` nothing in it can end the element, nor
 * begin a comment, and to a reader of JSON it is the same.
 */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
