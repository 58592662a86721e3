// Serves the web app; ends when the stack that started it does, however that ends.
import { createServer } from 'vite';

// Ctrl+C reaches the whole group: the stack closes this process in its own order.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit(0));

const server = await createServer({
  server: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
  clearScreen: false,
});
await server.listen();
process.send?.('ready');
