declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod would try to compile its checks with `new Function`, which the content policy forbids. Said
// through its global, so that zod itself stays out of the first download.
globalThis.__zod_globalConfig = { jitless: true };

export {};
