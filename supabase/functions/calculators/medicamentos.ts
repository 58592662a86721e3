import { AVISOS_DA_TABELA, type Dose } from '@domain/clinico/medicamentos/dose.ts';
import {
  interrompe,
  type VerificacaoDeInteracoes,
} from '@domain/clinico/medicamentos/interacoes.ts';
import { AVISO_DE_APOIO } from '@domain/clinico/motor/fonte.ts';
import type { Alerta } from '@domain/clinico/motor/notas.ts';
import type { RespostaDeMedicamentos } from '@domain/contracts/calculators.ts';

const aviso = (texto: string): Alerta => ({ nivel: 'aviso', texto });
const critico = (texto: string): Alerta => ({ nivel: 'critico', texto });

function comFontes(fontes: readonly string[]) {
  return [...new Set(fontes)].map((citacao) => ({ citacao }));
}

/** Keeps what all rows say alike: of a drug with several routes, no row speaks for the others. */
function emComum(doses: readonly Dose[]): Record<string, unknown> {
  const [primeira, ...outras] = doses.map((dose) => Object.entries(dose));
  const iguais = (primeira ?? []).filter(([nome, valor]) =>
    outras.every((linha) =>
      linha.some(
        ([outro, dito]) => outro === nome && JSON.stringify(dito) === JSON.stringify(valor),
      ),
    ),
  );
  return Object.fromEntries(iguais);
}

/** Makes the answer of a dose adjustment: at the top, what its rows say alike. */
export function respostaDeDose(
  medication: string,
  doses: readonly Dose[],
  versao: string,
): RespostaDeMedicamentos {
  const conhecidas = doses.filter((dose) => dose.reconhecido);
  const resultado = {
    ...emComum(doses),
    reconhecido: conhecidas.length > 0,
    medication,
    doses,
  };
  const frases = doses.map((dose) =>
    dose.reconhecido
      ? `${dose.medicamento} (${dose.via}), ${dose.base} ${dose.faixa}: ${dose.recomendacao}`
      : `${dose.medicamento}: ${dose.aviso}`,
  );
  const deCadaLinha = doses.flatMap((dose): Alerta[] => {
    if (!dose.reconhecido) return [aviso(`${dose.medicamento}: ${dose.aviso}`)];
    const proprio = dose.aviso ? [aviso(dose.aviso)] : [];
    return dose.acao === 'contraindicado' || dose.acao === 'evitar'
      ? [critico(`${dose.medicamento}: ${dose.recomendacao}`), ...proprio]
      : proprio;
  });
  return {
    ...resultado,
    id: 'dose-adjustment',
    versao,
    resultado,
    interpretacao: frases.join(' '),
    alertas: [...deCadaLinha, ...(conhecidas.length > 0 ? AVISOS_DA_TABELA.map(aviso) : [])],
    fontes: comFontes(conhecidas.map(({ fonte }) => fonte)),
    // The warnings of a row stand before those of every answer.
    aviso: [...new Set(doses.flatMap(({ aviso }) => aviso ?? [])), AVISO_DE_APOIO].join(' '),
  };
}

/** Makes the answer of a check of interactions, which always names what was not recognised. */
export function respostaDeInteracoes(
  verificacao: VerificacaoDeInteracoes,
  versao: string,
): RespostaDeMedicamentos {
  const { aviso: resumo, ...resultado } = verificacao;
  const frases = verificacao.interacoes.map(
    ({ a, b, severidade, mecanismo, conduta }) =>
      `${a} com ${b} (${severidade}): ${mecanismo} ${conduta}`,
  );
  return {
    ...resultado,
    id: 'drug-interactions',
    versao,
    resultado,
    interpretacao: frases.length > 0 ? frases.join(' ') : resumo,
    alertas: [
      ...verificacao.interacoes.flatMap(({ severidade }, n) =>
        interrompe(severidade) ? [critico(frases[n] ?? '')] : [],
      ),
      ...verificacao.duplicidades.map(({ dcb, conduta }) => aviso(`${dcb}: ${conduta}`)),
      ...verificacao.nao_reconhecidos.map((nome) =>
        aviso(`“${nome}” não foi reconhecido: nada foi verificado sobre ele.`),
      ),
    ],
    fontes: comFontes(verificacao.interacoes.map(({ fonte }) => fonte)),
    aviso: AVISO_DE_APOIO,
  };
}
