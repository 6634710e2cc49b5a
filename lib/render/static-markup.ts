/*
 * React's own renderer, loaded while the application starts rather than imported: Next refuses a static import of it in whatever a
 * route of app/ reaches, and the doors stand there.
 */
export const { renderToStaticMarkup } = await import('react-dom/server');
