import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { NOMES_DOS_SINAIS } from '@domain/sinais-vitais.ts';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import type { Conteudo } from './conteudo.ts';

/** What is kept on this device of a draft that is not on the server yet. */
export interface Copia {
  id: string;
  paciente_id: string;
  adendo_de: string | null;
  /** When it was typed. */
  em: string;
  conteudo: Conteudo;
}

const campos = [
  'dia',
  'hora',
  ...SECOES_DA_EVOLUCAO.map(({ campo }) => campo),
  ...NOMES_DOS_SINAIS,
];

const copiaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  adendo_de: z.nullable(z.uuid()),
  em: z.string(),
  conteudo: z.object(Object.fromEntries(campos.map((campo) => [campo, z.string()]))),
});

/** The copies of one person's drafts. Another person of the same computer has others. */
export function copiasLocais(usuarioId: string, guarda: Storage = localStorage) {
  const prefixo = `${CHAVES.rascunho}:${usuarioId}:`;

  function ler(chave: string): Copia | null {
    try {
      const lida = copiaSchema.safeParse(JSON.parse(guarda.getItem(chave) ?? 'null'));
      return lida.success ? (lida.data as Copia) : null;
    } catch {
      return null;
    }
  }

  return {
    guardar: (copia: Copia) => guarda.setItem(prefixo + copia.id, JSON.stringify(copia)),
    apagar: (id: string) => guarda.removeItem(prefixo + id),
    buscar: (id: string) => ler(prefixo + id),
    doPaciente: (pacienteId: string): Copia[] =>
      Object.keys(guarda)
        .filter((chave) => chave.startsWith(prefixo))
        .flatMap((chave) => ler(chave) ?? [])
        .filter(({ paciente_id }) => paciente_id === pacienteId)
        .sort((a, b) => b.em.localeCompare(a.em)),
  };
}
