import * as z from 'zod/mini';

// zod would try to compile its checks with `new Function`, which the content policy forbids.
z.config({ jitless: true });
