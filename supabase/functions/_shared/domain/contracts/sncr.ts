import * as z from 'zod/mini';

/** Whether, and where, this installation asks for numbers of Anvisa's SNCR (`SNCR_MODO`). */
export const MODOS_DO_SNCR = ['desligado', 'simulado', 'producao'] as const;
export type ModoDoSncr = (typeof MODOS_DO_SNCR)[number];

/** What a mode means for who is about to sign a controlled prescription. */
export const FRASE_DO_MODO: Readonly<Record<ModoDoSncr, string>> = {
  desligado:
    'Este Pleno não está ligado ao SNCR. Notificações de receita saem só como rascunho para o seu talonário. Receita de controle especial e receita com retenção podem ser assinadas, mas saem sem número, e a farmácia pode recusá-las.',
  simulado:
    'Numeração SIMULADA: os números começam por SIM-, só servem para teste, e o documento não tem validade.',
  producao:
    'Os números vêm do SNCR, da Anvisa, para o médico que entrou com o gov.br. A farmácia confere o número em sncr.anvisa.gov.br.',
};

/** `GET /digital-signature/sncr`. */
export const respostaDoModoDoSncrSchema = z.object({
  modo: z.enum(MODOS_DO_SNCR),
  frase: z.string(),
});

/** `POST /digital-signature/sncr`: gives prepared prescriptions the number that their kind asks for. */
export const pedidoDeNumeracaoSchema = z.strictObject({
  documentIds: z
    .array(z.uuid({ error: 'Informe quais receitas são numeradas.' }))
    .check(z.minLength(1, 'Informe quais receitas são numeradas.'), z.maxLength(20)),
});

/** What it answers: the numbers, of those documents that have one now. */
export const respostaDeNumeracaoSchema = z.object({
  modo: z.enum(MODOS_DO_SNCR),
  numeros: z.array(z.object({ documentId: z.uuid(), numero: z.string() })),
});
