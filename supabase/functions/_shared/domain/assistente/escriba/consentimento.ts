/** What the patient is told before the scribe writes along. Other words are another version. */
export const VERSAO_DO_CONSENTIMENTO = '1';

export const PALAVRAS_DO_CONSENTIMENTO = [
  'Posso usar um programa que ajuda a escrever o registro desta consulta a partir do que conversarmos?',
  'Se eu ditar pelo navegador, o fabricante dele pode receber o som. Se eu gravar, o som vai ao serviço de transcrição que a clínica contratou. O som não fica guardado aqui.',
  'O programa só sugere: eu leio, corrijo e decido o que entra no prontuário.',
  'Você pode dizer não, agora ou no meio, e o atendimento continua igual.',
] as const;
