import { contratoDaBusca, texto } from '@/lib/busca.ts';

/** The assistant: the conversation that is open. */
export const buscaDoAssistente = contratoDaBusca({ conversa: texto });
