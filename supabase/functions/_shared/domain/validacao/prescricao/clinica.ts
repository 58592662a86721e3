import { ajustarDose } from '../../clinico/medicamentos/dose.ts';
import {
  interrompe,
  type VerificacaoDeInteracoes,
  verificarInteracoes,
} from '../../clinico/medicamentos/interacoes.ts';
import { reconhecerAlergia } from './alergias.ts';
import type { BaseDaPrescricao } from './base.ts';
import { anosDe } from './conteudo.ts';
import { comMaiuscula, type Notas } from './documento.ts';
import type { Item, Prescricao } from './pedido.ts';

const IDOSO_ANOS = 60;
const PARENTERAIS: ReadonlySet<string | undefined> = new Set([
  'intravenosa',
  'intramuscular',
  'subcutanea',
  'injetavel',
]);

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

/** Judges the daily dose, summing an ingredient over several items, and how long it is taken. */
export function conferirDoses(
  base: BaseDaPrescricao,
  { paciente }: Prescricao,
  itens: readonly Item[],
  hoje: string,
  notas: Notas,
): void {
  const idoso = (anosDe(paciente?.data_nascimento, hoje) ?? 0) >= IDOSO_ANOS;
  for (const [dcb, maxima] of base.dosesMaximas) {
    // A product of several ingredients is left out: its one strength may be of any of them.
    const deste = itens.filter(({ dcbs }) => dcbs.length === 1 && dcbs[0] === dcb);
    const [primeiro] = deste;
    if (!primeiro) continue;
    const parenteral = deste.some(({ via }) => PARENTERAIS.has(via));
    const limite =
      (parenteral ? maxima.parenteral_mg : undefined) ??
      (idoso ? maxima.idoso_mg : undefined) ??
      maxima.maximo_mg;
    const diaria = deste.reduce((soma, { posologia }) => soma + (posologia.diariaMg ?? 0), 0);
    if (diaria > limite) {
      const nota = maxima.nota ? ` ${maxima.nota}` : '';
      const frase = `${comMaiuscula(dcb)}: ${Math.round(diaria)} mg por dia, acima de ${limite} mg.${nota}`;
      notas.anotar('dose.maxima', primeiro.campo, frase);
    }
    const dias = Math.max(...deste.map(({ posologia }) => posologia.dias ?? 0));
    if (dias > (maxima.maximo_dias ?? Infinity)) {
      const frase = `${comMaiuscula(dcb)}: ${dias} dias, acima de ${maxima.maximo_dias}.`;
      notas.anotar('dose.duracao', primeiro.campo, frase);
    }
  }
}

/** Names each item whose dose could not be compared with its daily maximum. */
export function conferirDosesNaoLidas(
  base: BaseDaPrescricao,
  itens: readonly Item[],
  notas: Notas,
): void {
  for (const { campo, dcbs, posologia } of itens) {
    const comMaxima = dcbs.filter((dcb) => base.dosesMaximas.has(dcb));
    if (comMaxima.length === 0) continue;
    const motivo =
      dcbs.length > 1
        ? 'o produto tem mais de um princípio ativo'
        : 'a dose por dia não foi entendida como está escrita';
    if (dcbs.length === 1 && posologia.diariaMg !== undefined) continue;
    const frase = `${comMaxima.join(', ')}: a dose máxima não foi conferida, porque ${motivo}.`;
    notas.anotar('dose.nao-conferida', campo, comMaiuscula(frase));
  }
}

/** Judges what is prescribed against the patient's allergies. */
export function conferirAlergias(
  base: BaseDaPrescricao,
  { alergias }: Prescricao,
  itens: readonly Item[],
  notas: Notas,
): void {
  for (const alergia of alergias ?? []) {
    const reconhecida = reconhecerAlergia(base, alergia);
    if (!reconhecida) {
      const frase = `Alergia a “${alergia.slice(0, 80)}”: não foi reconhecida; confira com cada medicamento.`;
      notas.anotar('alergia.desconhecida', 'alergias', frase);
      continue;
    }
    const { dcbs, vizinhos } = reconhecida;
    for (const { campo, dcbs: prescritos } of itens) {
      for (const dcb of prescritos) {
        const nome = comMaiuscula(dcb);
        if (dcbs.includes(dcb)) {
          notas.anotar('alergia.mesma', campo, `${nome}: o paciente tem alergia a ${alergia}.`);
        } else if (vizinhos.has(dcb)) {
          const frase = `${nome}: pode haver reação cruzada com a alergia a ${alergia}.`;
          notas.anotar('alergia.cruzada', campo, frase);
        }
      }
    }
  }
}
