/** Which part of a note a sentence belongs to, by the words with which doctors say so. */
import type { SecaoDaEvolucao } from '../../prontuario.ts';
import { type Fala, responde } from './falas.ts';

const PLANO =
  /\b(?:conduta|plano|prescrev\w*|receit\w+|solicit\w+|pe(?:co|dir)|vou (?:passar|pedir|dar|deixar|fazer|encaminhar|solicitar|aumentar|trocar|iniciar|manter|suspender)|orient\w+|encaminh\w+|retorn\w+|volta (?:em|daqui|aqui|com|se|na)|reavali\w+|repouso|atestado|suspend\w*|vai (?:tomar|usar|fazer|evitar|continuar|comecar|voltar)|inici(?:o|ar|amos)|mant(?:enho|er|em)|alta com|precisa (?:tomar|fazer|beber|evitar)|tem que (?:tomar|fazer|beber|evitar)|evite)\b/;
const AVALIACAO =
  /\b(?:hipotese\w*|diagnostic\w*|impressao|suspeit\w+|trata se|trata - se|parece ser|quadro (?:de|compativel|sugestivo)|compativel com|sugestiv\w+|provavel\w*|descompensad\w+|controlad\w+)\b/;
const OBJETIVO =
  /\b(?:exame fisico|ao exame|auscult\w+|palpa\w+|abdome|abdomen|murmurio|bulhas|ritmo cardiaco|oroscopia|otoscopia|orofaringe|corad\w+|hidratad\w+|anicteric\w+|acianotic\w+|afebril|eupneic\w+|edema\w*|inspecao|lucid\w+|bom estado geral|beg|reg|pupilas|glasgow|forca preservada|pressao|saturacao|temperatura|frequencia|peso|altura|pa|fc|fr|crepit\w+|sibil\w+|sopros?|blumberg|giordano|lasegue|hiperemia\w*|exsudato|exames? (?:mostr\w+|trouxe|de sangue|veio)|hemograma|creatinina|glicada|resultado\w*)\b/;
const SUBJETIVO =
  /\b(?:refere|referiu|relata|relatou|queixa\w*|conta que|nega|negou|nego|ha \d+ (?:horas?|dias?|semanas?|mes|meses|anos?)|desde|comecou|inicio|dor|febre|tosse|falta de ar|vomit\w+|diarreia|coriza|cansac\w+|tontura\w*|nause\w+|sint\w+|sente|sentindo|acorda|dorm\w+|trouxe|veio|veio por|antecedente\w*|historia|familia\w*|alergi\w*|em uso|faz uso|toma|tomo|melhor\w*|pior\w*|mae|pai|irma|irmao|fuma|tabagist\w+|etilist\w+|bebe|gestante|menstrua\w+)\b/;

/** Who begins so tells what was told, whatever it names. */
const CONTADO = /^(?:o |a )?(?:paciente )?(?:nega|negou|refere|referiu|relata|relatou|queixa\w*)\b/;

/** The order in which the rules are asked: what is to be done, what was found, what it is, what was told. */
const REGRAS: readonly (readonly [SecaoDaEvolucao, RegExp])[] = [
  ['subjetivo', CONTADO],
  ['plano', PLANO],
  ['avaliacao', AVALIACAO],
  ['objetivo', OBJETIVO],
  ['subjetivo', SUBJETIVO],
];
/** What a patient or companion says is told, whatever its words. */
const MINIMO_DE_PALAVRAS = 3;
const CORTESIA =
  /^(?:bom dia|boa tarde|boa noite|tudo bem|obrigad\w+|ate logo|tchau|pode entrar)\b/;

/** Where a sentence goes; null where no rule knows. */
export function secaoDe({ lida, quem, pergunta, texto }: Fala): SecaoDaEvolucao | null {
  const palavras = texto.split(/\s+/).length;
  if (pergunta || palavras < MINIMO_DE_PALAVRAS || CORTESIA.test(lida.texto)) return null;
  if (quem === 'paciente' || quem === 'acompanhante') return 'subjetivo';
  return REGRAS.find(([, regra]) => regra.test(lida.texto))?.[0] ?? null;
}

/** A question with the short answer to it: together they say what neither says alone. */
export function perguntaRespondida(fala: Fala, seguinte: Fala | undefined): seguinte is Fala {
  return fala.pergunta && seguinte !== undefined && responde(seguinte);
}
