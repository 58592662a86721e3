import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { cache } from './cache.ts';

/** The data cache, for the screens that read data: the sign-in screen does without its weight. */
export function ComDados() {
  return (
    <QueryClientProvider client={cache}>
      <Outlet />
    </QueryClientProvider>
  );
}
