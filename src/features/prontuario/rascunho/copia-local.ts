import { FUSO_PADRAO } from '@domain/agenda/fuso.ts';
import { CONSENTIMENTOS } from '@domain/prontuario.ts';
import { NOMES_DOS_SINAIS } from '@domain/sinais-vitais.ts';
import * as z from 'zod/mini';
import { CHAVES } from '@/config/constants.ts';
import { aparelho } from '@/lib/armazem.ts';
import { diagnosticoSchema, secaoLivreSchema } from '../api/linhas.ts';
import { type Conteudo, porNome, SECOES, SEM_ESTRUTURA } from './conteudo.ts';

/** What is kept on this device of a draft that is not on the server yet. */
export interface Copia {
  id: string;
  paciente_id: string;
  adendo_de: string | null;
  /** The revision over which it was typed; null when the server knew nothing of the draft. */
  revisao: number | null;
  /** When it was typed. */
  em: string;
  conteudo: Conteudo;
  /** What was sent and not answered: it may have arrived all the same. */
  semResposta: readonly Conteudo[];
}

const texto = z.string();
const digitado = z.union([z.number(), z.string(), z.null()]);
const conteudoSchema: z.ZodMiniType<Conteudo> = z.object({
  dia: texto,
  hora: texto,
  // Absent in copies kept when every time was that of Brasília.
  fuso: z._default(texto, FUSO_PADRAO),
  ...porNome(SECOES, () => texto),
  ...porNome(NOMES_DOS_SINAIS, () => digitado),
  // Absent in copies kept before entries had them.
  diagnosticos: z._default(z.array(diagnosticoSchema), SEM_ESTRUTURA.diagnosticos),
  secoes_livres: z._default(z.array(secaoLivreSchema), SEM_ESTRUTURA.secoes_livres),
  teleconsulta: z._default(z.boolean(), SEM_ESTRUTURA.teleconsulta),
  consentimento_da_teleconsulta: z._default(
    z.nullable(z.enum(CONSENTIMENTOS)),
    SEM_ESTRUTURA.consentimento_da_teleconsulta,
  ),
});

const copiaSchema = z.object({
  id: z.uuid(),
  paciente_id: z.uuid(),
  adendo_de: z.nullable(z.uuid()),
  revisao: z.nullable(z.number()),
  em: z.string(),
  conteudo: conteudoSchema,
  semResposta: z.array(conteudoSchema),
});

/** The copies of one person's drafts. Another person of the same computer has others. */
export function copiasLocais(usuarioId: string) {
  const prefixo = `${CHAVES.rascunho}:${usuarioId}:`;

  function ler(chave: string): Copia | null {
    try {
      const lida = copiaSchema.safeParse(JSON.parse(aparelho.ler(chave) ?? 'null'));
      return lida.success ? lida.data : null;
    } catch {
      return null;
    }
  }

  return {
    /** Yields whether it fits: a copy in this tab alone would be lost with the draft itself. */
    guardar: (copia: Copia) => aparelho.gravar(prefixo + copia.id, JSON.stringify(copia)),
    apagar: (id: string) => aparelho.apagar(prefixo + id),
    buscar: (id: string) => ler(prefixo + id),
    doPaciente: (pacienteId: string): Copia[] =>
      aparelho
        .chaves()
        .filter((chave) => chave.startsWith(prefixo))
        .flatMap((chave) => ler(chave) ?? [])
        .filter(({ paciente_id }) => paciente_id === pacienteId)
        .sort((a, b) => b.em.localeCompare(a.em)),
  };
}
