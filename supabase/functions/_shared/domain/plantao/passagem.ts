import { type Atendimento, nomeNoPlantao, type Reavaliacao } from '../contracts/atendimento.ts';
import { alertaDe } from './alerta.ts';
import { ROTULO_DO_ESTADO } from './estados.ts';
import { ROTULO_DA_COR } from './triagem.ts';

/** The parts of I-PASS but for the last, the synthesis, which the receiver makes. */
export interface Passagem {
  readonly gravidade: string;
  readonly resumo: string;
  readonly acoes: string;
  readonly contingencia: string;
}

const NAO_INFORMADO = 'não informado';
const juntar = (partes: readonly (string | false | undefined | null)[], entre: string) =>
  partes.filter(Boolean).join(entre);

/** The name, and the description of before it was known. */
function quemEh(atendimento: Atendimento): string {
  const nome = nomeNoPlantao(atendimento);
  return nome === atendimento.descricao ? nome : `${nome} (chegou como: ${atendimento.descricao})`;
}

/**
 * Writes what is known of an open patient as I-PASS, for the doctor to edit. It says nothing that was
 * not written: what is missing reads "não informado". `hora` writes an instant by the place's clock.
 */
export function passagemDe(
  atendimento: Atendimento,
  reavaliacoes: readonly Reavaliacao[],
  hora: (instante: string) => string,
): Passagem {
  const { clinico, cor, estado } = atendimento;
  const ultima = reavaliacoes.filter(({ feita_em }) => feita_em !== null).at(-1);
  const proxima = reavaliacoes.find(({ feita_em }) => feita_em === null);
  const alerta = alertaDe(atendimento.sinais, atendimento.idade_anos);
  const pendentes = (clinico.exames ?? []).filter(({ chegou_em }) => chegou_em === null);
  return {
    gravidade: juntar(
      [
        cor ? ROTULO_DA_COR[cor] : 'Sem classificação',
        ROTULO_DO_ESTADO[estado].toLowerCase(),
        alerta.tipo === 'calculado' && `NEWS2 ${alerta.pontos}`,
      ],
      '; ',
    ),
    resumo: juntar(
      [
        `${quemEh(atendimento)}. Queixa: ${clinico.queixa || NAO_INFORMADO}.`,
        `Alergias: ${clinico.alergias || NAO_INFORMADO}.`,
        `Hipóteses: ${clinico.hipoteses || NAO_INFORMADO}.`,
        `Conduta: ${ultima?.conduta || clinico.conduta || NAO_INFORMADO}.`,
        ultima?.feita_em && `Às ${hora(ultima.feita_em)}: ${ultima.resposta}.`,
      ],
      ' ',
    ),
    acoes:
      juntar(
        [
          ...pendentes.map(({ nome, pedido_em }) => `Ver ${nome}, pedido às ${hora(pedido_em)}.`),
          proxima && `Reavaliar às ${hora(proxima.prevista_em)}.`,
        ],
        ' ',
      ) || 'Nada pendente foi registrado.',
    contingencia: '',
  };
}
