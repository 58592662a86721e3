/** Addresses of the browser tests: apart from those of `npm start`, so that both may run. */
export const SITE_URL = 'http://127.0.0.1:54420';
export const API_URL = 'http://127.0.0.1:54421';
