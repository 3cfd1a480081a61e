/** Marks the input of a `DateField` whose text is no day, which its form does not know. */
export const UNREAD_DAY = { 'data-unread-day': '' };

/** Focuses such an input, which may be the given element or within it. */
export function focusUnreadDay(element: HTMLElement | null): boolean {
  const selector = '[data-unread-day]';
  const unread = element?.matches(selector)
    ? element
    : element?.querySelector<HTMLElement>(selector);
  unread?.focus();
  return Boolean(unread);
}
