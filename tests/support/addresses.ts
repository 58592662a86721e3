/** Where the browser tests find what they test. */

import { fileURLToPath } from 'node:url';

/** Apart from the addresses of `npm start`, so that both may run at once. */
export const SITE_URL = 'http://127.0.0.1:54420';
export const API_URL = 'http://127.0.0.1:54421';

/** Where `npm test` builds the app, against {@link API_URL}. */
export const BUILD_DIR = fileURLToPath(new URL('../../.local/tests/dist', import.meta.url));
