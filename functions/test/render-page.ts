import type { RenderPage } from '@shop/domain/rendered-page';

/** Stands in for the pages of the web app, which is built by itself: shows what it was given. */
export const renderPage: RenderPage = (path, { readAt, product, rentalTool }) => {
  const item = product ?? rentalTool;
  return `<!doctype html><title>${item?.name ?? 'nicht gefunden'}</title>${path} ${readAt}`;
};
