import * as z from 'zod/mini';
import {
  CERTEZAS,
  codigoValido,
  MAXIMO_DE_DIAGNOSTICOS,
  SISTEMAS,
} from '../prontuario/diagnosticos.ts';
import { CONSENTIMENTOS, MAXIMO_DA_SECAO, MAXIMO_DE_SECOES_LIVRES } from '../prontuario.ts';
import {
  PRESSAO_INVERTIDA,
  pedidoDeCasas,
  porSinal,
  pressoesCoerentes,
  SINAIS_VITAIS,
  type SinalVital,
} from '../sinais-vitais.ts';

function secao(rotulo: string) {
  return z
    .string()
    .check(
      z.maxLength(
        MAXIMO_DA_SECAO,
        `${rotulo}: o texto passou de ${MAXIMO_DA_SECAO.toLocaleString('pt-BR')} caracteres.`,
      ),
    );
}

function sinal(nome: SinalVital) {
  const { rotulo, unidade, minimo, maximo, casas } = SINAIS_VITAIS[nome];
  const faixa = `${rotulo}: informe um valor entre ${numero(minimo)} e ${numero(maximo)} ${unidade}.`;
  const passo = 10 ** -casas;
  return z.nullable(
    z
      .number(faixa)
      .check(
        z.gte(minimo, faixa),
        z.lte(maximo, faixa),
        z.multipleOf(passo, `${rotulo}: ${pedidoDeCasas(casas)}.`),
      ),
  );
}

function numero(valor: number): string {
  return valor.toLocaleString('pt-BR');
}

const diagnosticoSchema = z
  .strictObject({
    sistema: z.enum(SISTEMAS),
    codigo: z.string(),
    descricao: z
      .string()
      .check(
        z.trim(),
        z.minLength(2, 'Diagnóstico: escreva o nome.'),
        z.maxLength(200, 'Diagnóstico: use no máximo 200 letras.'),
      ),
    certeza: z.enum(CERTEZAS),
  })
  .check(
    z.refine(({ sistema, codigo }) => codigoValido(sistema, codigo), {
      error: 'Diagnóstico: confira o código, por exemplo I10 ou E11.9.',
      path: ['codigo'],
    }),
  );

/** Title and text of a section besides the four. */
export const secoesLivresSchema = z
  .array(
    z.strictObject({
      titulo: z
        .string()
        .check(
          z.trim(),
          z.minLength(2, 'Seção: dê um título.'),
          z.maxLength(80, 'Seção: use no máximo 80 letras no título.'),
        ),
      texto: secao('Seção'),
    }),
  )
  .check(
    z.maxLength(MAXIMO_DE_SECOES_LIVRES, `Use no máximo ${MAXIMO_DE_SECOES_LIVRES} seções livres.`),
  );

/**
 * What a doctor writes in one entry: four texts, free sections, diagnoses and the vital signs, each
 * of which may be absent; and whether the patient was seen at a distance, and so consented.
 */
export const evolucaoSchema = z
  .strictObject({
    ocorrido_em: z.iso.datetime({
      offset: true,
      error: 'Data do atendimento: confira dia e hora.',
    }),
    subjetivo: secao('Subjetivo'),
    objetivo: secao('Objetivo'),
    avaliacao: secao('Avaliação'),
    plano: secao('Plano'),
    ...porSinal(sinal),
    diagnosticos: z._default(
      z
        .array(diagnosticoSchema)
        .check(
          z.maxLength(
            MAXIMO_DE_DIAGNOSTICOS,
            `Diagnósticos: use no máximo ${MAXIMO_DE_DIAGNOSTICOS}.`,
          ),
        ),
      [],
    ),
    secoes_livres: z._default(secoesLivresSchema, []),
    teleconsulta: z._default(z.boolean(), false),
    consentimento_da_teleconsulta: z._default(z.nullable(z.enum(CONSENTIMENTOS)), null),
  })
  .check(
    z.refine(
      (e) =>
        e.pressao_sistolica === null ||
        e.pressao_diastolica === null ||
        pressoesCoerentes(e.pressao_sistolica, e.pressao_diastolica),
      { error: PRESSAO_INVERTIDA, path: ['pressao_diastolica'] },
    ),
    z.refine((e) => e.teleconsulta || e.consentimento_da_teleconsulta === null, {
      error: 'Consentimento: só existe na teleconsulta.',
      path: ['consentimento_da_teleconsulta'],
    }),
  );
export type Evolucao = z.infer<typeof evolucaoSchema>;

/** Why a finished entry is not to be considered any more. */
export const motivoDeInativacaoSchema = z
  .string('Motivo: diga por que a evolução não vale.')
  .check(
    z.trim(),
    z.minLength(3, 'Motivo: diga em poucas palavras por que a evolução não vale.'),
    z.maxLength(500, 'Motivo: use no máximo 500 caracteres.'),
  );

/** Why a finished entry is corrected. */
export const motivoDeCorrecaoSchema = z
  .string('Motivo: diga o que mudou.')
  .check(
    z.trim(),
    z.minLength(3, 'Motivo: diga em poucas palavras o que mudou.'),
    z.maxLength(500, 'Motivo: use no máximo 500 caracteres.'),
  );
