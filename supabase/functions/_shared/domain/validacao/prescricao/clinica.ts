import { ajustarDose } from '../../clinico/medicamentos/dose.ts';
import {
  interrompe,
  type VerificacaoDeInteracoes,
  verificarInteracoes,
} from '../../clinico/medicamentos/interacoes.ts';
import type { AchadoDeSeguranca } from '../../seguranca/tipos.ts';
import type { BaseDaPrescricao } from './base.ts';
import { comMaiuscula, type Notas } from './documento.ts';
import type { Item, Prescricao } from './pedido.ts';
import { REGRAS_DA_PRESCRICAO } from './regras.ts';

/** Notes each interaction and duplicate; returns the whole check. */
export function conferirInteracoes(
  base: BaseDaPrescricao,
  itens: readonly Item[],
  notas: Notas,
): VerificacaoDeInteracoes {
  const escritos = itens.map(({ texto }) => texto).filter((texto) => texto.trim());
  const verificacao = verificarInteracoes(base, escritos);
  for (const { a, b, severidade, mecanismo, conduta } of verificacao.interacoes) {
    const regra = interrompe(severidade) ? (`interacao.${severidade}` as const) : 'interacao.outra';
    const frase = `${a} com ${b} (${severidade}): ${mecanismo} ${conduta}`;
    notas.anotar(regra, 'medications', comMaiuscula(frase));
  }
  for (const { dcb, conduta } of verificacao.duplicidades) {
    notas.anotar('duplicidade', 'medications', `${comMaiuscula(dcb)}: ${conduta}`);
  }
  return verificacao;
}

/** Notes what the kidney asks for, when the clearance is known. */
export function conferirRim(
  base: BaseDaPrescricao,
  { clearance }: Prescricao,
  itens: readonly Item[],
  notas: Notas,
): void {
  if (typeof clearance !== 'number') return;
  for (const { campo, texto } of itens.filter(({ dcbs }) => dcbs.length > 0)) {
    for (const dose of ajustarDose(base, clearance, texto)) {
      const nome = comMaiuscula(dose.medicamento);
      if (!dose.reconhecido) {
        notas.anotar('renal.sem-dado', campo, `${nome}: ${dose.aviso}`);
      } else if (dose.acao !== 'sem_ajuste') {
        const regra = dose.acao === 'contraindicado' ? 'renal.contraindicado' : 'renal.ajustar';
        notas.anotar(regra, campo, `${nome}, clearance ${dose.faixa}: ${dose.recomendacao}`);
      }
    }
  }
}

/** Notes what is wrong with the doses, and which could not be judged, by the row that says so. */
export function anotarDoses(achados: readonly AchadoDeSeguranca[], notas: Notas): void {
  for (const achado of achados.filter(({ codigo }) => codigo.startsWith('dose.'))) {
    const { itens, frase, fonte, verificacao } = achado;
    const [campo = 'medications'] = itens;
    const regra = regraDaDose(achado);
    const { severidade } = REGRAS_DA_PRESCRICAO[regra];
    notas.acrescentar(severidade, { regra, campo, frase, fonte, verificacao });
  }
}

/** The rule under which the answer tells a finding about a dose. */
function regraDaDose({ codigo, regra, severidade }: AchadoDeSeguranca): RegraDeDose {
  const impede = severidade === 'contraindicada';
  if (codigo === 'dose.frequencia') return impede ? 'dose.frequencia-perigosa' : 'dose.frequencia';
  if (codigo === 'dose.duracao' || codigo === 'dose.idade') return codigo;
  if (codigo === 'dose.nao_conferida') return 'dose.nao-conferida';
  if (impede) return 'dose.perigosa';
  return regra.startsWith('dose.usual.') ? 'dose.usual' : 'dose.maxima';
}

type RegraDeDose = Extract<keyof typeof REGRAS_DA_PRESCRICAO, `dose.${string}`>;
