/** What an answer says of the patient against what the record says. */
import type { AlertaDaResposta } from '../../contracts/assistente.ts';
import type { Paciente } from '../../seguranca/paciente.ts';
import { semMarcas } from '../../texto.ts';

const SEM_ALERGIAS =
  /\b(?:sem (?:historico de |relato de )?alergias?|nega (?:ter )?alergias?|nao (?:tem|possui|apresenta|relata|ha) (?:nenhuma )?alergias?)\b/;
const SEM_GESTACAO =
  /\b(?:nao (?:esta |e |se encontra )?(?:gestante|gravida)|nega (?:gestacao|gravidez)|sem gestacao)\b/;
/** A measure said of the patient, and not of whom a rule is about ("adultos com mais de 50 kg"). */
const DO_PACIENTE = String.raw`\b(?:paciente|pcte|homem|mulher|idos[oa]|crianca|menin[oa]|senhor|senhora)\b[^.;:]{0,25}?`;
const IDADE = new RegExp(`${DO_PACIENTE}\\b(\\d{1,3}) anos\\b`);
const PESO = new RegExp(`${DO_PACIENTE}\\b(\\d{1,3}(?:[.,]\\d+)?) ?kg\\b`);
/** A limit, not a measure. */
const LIMITE = /\b(?:mais|menos|maior(?:es)?|menor(?:es)?|acima|abaixo|ate|entre|a partir)\b/;

/** Years that an age may differ by: a birthday. */
const FOLGA_DE_ANOS = 1;
/** Part of a weight that it may differ by and still be the same for a dose. */
const FOLGA_DO_PESO = 0.1;

/** Alerts of a sentence that says of the patient what the record does not. */
export function conferirProntuario(frase: string, paciente: Paciente): AlertaDaResposta[] {
  const texto = semMarcas(frase);
  const { alergias, gestante, idade, pesoKg } = paciente;
  const anos = medida(IDADE, texto);
  const peso = medida(PESO, texto);
  return [
    SEM_ALERGIAS.test(texto) &&
      alergias.length > 0 &&
      `O prontuário tem alergias: ${alergias.join('; ')}.`,
    SEM_GESTACAO.test(texto) && gestante && 'O prontuário diz que a paciente está gestante.',
    anos !== null &&
      idade &&
      Math.abs(anos - idade.anos) > FOLGA_DE_ANOS &&
      `A resposta diz ${anos} anos; pelo prontuário são ${idade.anos}.`,
    peso !== null &&
      pesoKg !== undefined &&
      Math.abs(peso - pesoKg) > pesoKg * FOLGA_DO_PESO &&
      `A resposta diz ${emTexto(peso)} kg; o último peso do prontuário é ${emTexto(pesoKg)} kg.`,
  ].flatMap((motivo) => (motivo ? [alerta(frase, motivo)] : []));
}

function medida(onde: RegExp, texto: string): number | null {
  const [tudo = '', dita] = onde.exec(texto) ?? [];
  return dita === undefined || LIMITE.test(tudo) ? null : Number(dita.replace(',', '.'));
}

const emTexto = (valor: number) => String(valor).replace('.', ',');

function alerta(frase: string, motivo: string): AlertaDaResposta {
  return {
    codigo: 'contradiz_o_prontuario',
    gravidade: 'chama_atencao',
    frase,
    motivo,
    fonte: 'Prontuário do paciente no Pleno',
  };
}
