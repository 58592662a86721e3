// Runs in Deno: reads the inputs of every tool and writes the answers to them.
import { respostas } from './respostas.ts';

const entradas = await new Response(Deno.stdin.readable).json();
await new Response(JSON.stringify(respostas(entradas))).body?.pipeTo(Deno.stdout.writable);
