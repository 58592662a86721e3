/**
 * What is wrong with an answer, sentence by sentence, by rules alone: whoever wrote it, a model or a
 * person. What is not found to be wrong is not thereby right; the report says how much was compared.
 */
import type { AlertaDaResposta, LaudoDaResposta, PassagemAchada } from '../contracts/assistente.ts';
import type { Paciente } from '../seguranca/paciente.ts';
import { lerPaciente } from '../seguranca/paciente.ts';
import { semMarcas } from '../texto.ts';
import { bandeirasDe } from './bandeiras.ts';
import { conferirCodigos } from './verificar/codigos.ts';
import { conferirMedicamentos } from './verificar/medicamentos.ts';
import { conferirNumeros } from './verificar/numeros.ts';
import { conferirProntuario } from './verificar/prontuario.ts';

/** An answer, and what it may rest on. */
export interface RespostaAVerificar {
  readonly pergunta: string;
  readonly resposta: string;
  /** The passages that were found for the question, in the order in which they may be cited. */
  readonly passagens: readonly PassagemAchada[];
  /** What else it may repeat: the chart that was given, the result of a tool. */
  readonly dados?: readonly string[];
  readonly paciente?: Paciente;
}

/** The sentences of a text; a decimal point ends none. */
export function frasesDe(texto: string): readonly string[] {
  return texto
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}[*-])/u)
    .map((frase) => frase.trim())
    .filter((frase) => /[\p{L}\d]/u.test(frase));
}

const CITACAO = /\[(\^?[\w#-]{1,160})\]/g;
const CERTEZA =
  /\b(?:com certeza|sem duvida|garantid[oa]|100 ?% segur[oa]|totalmente segur[oa]|nunca (?:causa|falha)|nao precisa (?:de )?(?:ir ao |procurar )?(?:medico|hospital|pronto))\b/;
const SERVICO =
  /\b(?:192|193|188|samu|pronto[- ]socorro|emergencia|imediat\w+|upa|sala vermelha)\b/;

/** Judges an answer. `hoje` is AAAA-MM-DD. */
export function verificarResposta(pedido: RespostaAVerificar, hoje: string): LaudoDaResposta {
  const { pergunta, resposta, passagens, dados = [] } = pedido;
  const paciente = pedido.paciente ?? lerPaciente({}, hoje);
  const frases = frasesDe(resposta);
  const base = [pergunta, ...dados, ...passagens.map(({ texto }) => texto)];
  const alertas = [
    ...emergenciaOmitida(pergunta, resposta),
    ...frases.flatMap((frase) => conferirCitacoes(frase, passagens)),
    ...conferirMedicamentos(frases, passagens, paciente),
    ...frases.flatMap((frase) => conferirProntuario(frase, paciente)),
    ...frases.flatMap((frase) => conferirNumeros(frase, base)),
    ...frases.flatMap(conferirCodigos),
    ...frases.filter((frase) => CERTEZA.test(semMarcas(frase))).map(certezaDemais),
  ];
  return {
    valido: alertas.every(({ gravidade }) => gravidade === 'informa'),
    alertas: alertas.sort(
      (a, b) => GRAVIDADES.indexOf(a.gravidade) - GRAVIDADES.indexOf(b.gravidade),
    ),
    ...confiancaEm(passagens, alertas),
    referencias: passagens.map(({ id, condicao, titulo }) => ({ passagem: id, condicao, titulo })),
  };
}

const GRAVIDADES = ['impede', 'chama_atencao', 'informa'];

/** A citation is a number of the list of passages, or the address of one of them. */
function conferirCitacoes(frase: string, passagens: readonly PassagemAchada[]): AlertaDaResposta[] {
  return [...frase.matchAll(CITACAO)].flatMap(([, marca = '']) => {
    const numero = /^\d+$/.test(marca) ? Number(marca) : null;
    const conhecida =
      numero === null
        ? passagens.some(({ id }) => id === marca)
        : numero >= 1 && numero <= passagens.length;
    if (conhecida) return [];
    return {
      codigo: 'citacao.desconhecida',
      gravidade: 'impede',
      frase,
      motivo: `A citação [${marca}] não é de nenhuma fonte encontrada para a pergunta.`,
      fonte: null,
    } satisfies AlertaDaResposta;
  });
}

function emergenciaOmitida(pergunta: string, resposta: string): AlertaDaResposta[] {
  const [primeira] = bandeirasDe(pergunta);
  if (!primeira || SERVICO.test(semMarcas(resposta))) return [];
  return [
    {
      codigo: 'emergencia.omitida',
      gravidade: 'chama_atencao',
      frase: '',
      motivo: `A pergunta descreve um sinal de alarme e a resposta não manda agir agora. ${primeira.frase}`,
      fonte: primeira.fonte,
    },
  ];
}

function certezaDemais(frase: string): AlertaDaResposta {
  return {
    codigo: 'certeza',
    gravidade: 'chama_atencao',
    frase,
    motivo: 'A frase promete uma certeza que nenhuma fonte dá.',
    fonte: null,
  };
}

function confiancaEm(
  passagens: readonly PassagemAchada[],
  alertas: readonly AlertaDaResposta[],
): Pick<LaudoDaResposta, 'confianca' | 'motivo'> {
  if (alertas.some(({ gravidade }) => gravidade === 'impede'))
    return { confianca: 'baixa', motivo: 'Há frases que não podem ser usadas como estão.' };
  if (passagens.length === 0)
    return {
      confianca: 'indeterminada',
      motivo:
        'A base não tem fonte sobre a pergunta: só medicamentos, códigos e números foram conferidos.',
    };
  if (alertas.some(({ gravidade }) => gravidade === 'chama_atencao'))
    return { confianca: 'baixa', motivo: 'Há frases que pedem conferência antes do uso.' };
  if (passagens.some(({ verificacao }) => verificacao !== 'conferida'))
    return {
      confianca: 'media',
      motivo:
        'Nada contradiz as fontes encontradas, mas elas ainda não foram conferidas por inteiro no documento oficial.',
    };
  return {
    confianca: 'alta',
    motivo: 'Nada contradiz as fontes encontradas, e elas foram conferidas.',
  };
}
