import { numeroPorExtenso } from '../../clinico/motor/texto.ts';
import { dataExiste, diasEntre } from '../../datas.ts';
import { emMg } from '../../posologia/aritmetica.ts';
import { diasDaQuantidade } from '../../posologia/quantidade.ts';
import type { Achados } from '../regra.ts';
import type { Prescricao } from './pedido.ts';
import type { Exigido } from './receituario.ts';
import type { REGRAS_DA_PRESCRICAO } from './regras.ts';

export type Notas = Achados<typeof REGRAS_DA_PRESCRICAO>;

const VALIDADE_MAXIMA_DIAS = 3650;
/** Days of tolerance: quantities are rounded up to whole boxes. */
const FOLGA_DIAS = 1;

/** Judges validity, dates, quantities, company on one document and signature. */
export function conferirDocumento(
  receita: Prescricao,
  exigidos: readonly Exigido[],
  comuns: number,
  hoje: string,
  notas: Notas,
): void {
  conferirValidade(receita, exigidos, hoje, notas);
  for (const exigido of exigidos) conferirQuantidade(exigido, notas);
  conferirCompanhia(exigidos, comuns, notas);
  conferirAssinatura(receita, exigidos, notas);
}

function conferirValidade(
  { validity, emissao }: Prescricao,
  exigidos: readonly Exigido[],
  hoje: string,
  notas: Notas,
): void {
  const emitida = emissao ?? hoje;
  if (emitida > hoje) notas.anotar('emissao.futura', 'emissao', 'Emissão: está no futuro.');
  const prazos = exigidos.flatMap(({ dcb, lista, validadeDias }) =>
    validadeDias === null ? [] : [{ dcb, lista, validadeDias }],
  );
  const menor = prazos.reduce<(typeof prazos)[number] | undefined>(
    (atual, um) => (atual && atual.validadeDias <= um.validadeDias ? atual : um),
    undefined,
  );
  if (validity === undefined || validity === null || validity === '') {
    const sugestao = menor ? ` Para ${menor.dcb}, até ${menor.validadeDias} dias.` : '';
    notas.anotar('validade.ausente', 'validity', `Validade: informe em dias.${sugestao}`);
    return;
  }
  const dias = diasDeValidade(validity, emitida);
  if (dias === undefined || dias <= 0 || dias > VALIDADE_MAXIMA_DIAS) {
    const frase =
      'Validade: informe um número de dias, ou a data final (AAAA-MM-DD) depois da emissão.';
    notas.anotar('validade.invalida', 'validity', frase);
    return;
  }
  if (diasEntre(emitida, hoje) > dias) {
    notas.anotar('validade.vencida', 'validity', 'Validade: a receita já venceu.');
  }
  for (const { dcb, lista, validadeDias } of prazos) {
    if (dias <= validadeDias) continue;
    const frase = `Validade: ${dcb} (${lista}) vale até ${validadeDias} dias da emissão, não ${dias}.`;
    notas.anotar('validade.excede', 'validity', frase);
  }
}

function diasDeValidade(validade: number | string, emitida: string): number | undefined {
  if (typeof validade === 'number') return Number.isInteger(validade) ? validade : undefined;
  const texto = validade.trim();
  if (dataExiste(texto)) return diasEntre(emitida, texto);
  const [, dias] = /^(\d{1,4})(?:\s*dias?)?$/i.exec(texto) ?? [];
  return dias === undefined ? undefined : Number(dias);
}

function conferirQuantidade(exigido: Exigido, notas: Notas): void {
  const { item, dcb, lista, especie, limiteDias, controlado } = exigido;
  const { posologia, enviado, campo } = item;
  const daQuantidade = diasDaQuantidade(posologia);
  const dias = Math.max(posologia.dias ?? 0, daQuantidade ?? 0);
  if (limiteDias !== undefined && daQuantidade === undefined) {
    const frase = `${dcb} (lista ${lista}): até ${limiteDias} dias de tratamento por receita; para quantos dias dá a quantidade não foi conferido, porque dose ou quantidade não foram entendidas como estão escritas.`;
    notas.anotar('quantidade.nao-conferida', campo, comMaiuscula(frase));
  }
  if (dias > (limiteDias ?? Infinity) + FOLGA_DIAS) {
    const frase = `${dcb} (lista ${lista}): até ${limiteDias} dias de tratamento por receita; aqui são ${Math.round(dias)}.`;
    notas.anotar('quantidade.excede', campo, comMaiuscula(frase));
  }
  const { quantidade } = posologia;
  const ampolas = quantidade?.forma === 'ampola' ? quantidade.valor : 0;
  if (ampolas > (especie.ampolas ?? Infinity)) {
    const frase = `${dcb} (lista ${lista}): até ${especie.ampolas} ampolas por receita; mais que isso pede justificativa.`;
    notas.anotar('quantidade.ampolas', campo, comMaiuscula(frase));
  }
  if (controlado && item.emPartes && !enviado.quantidade_por_extenso) {
    const frase = `${dcb}: escreva a quantidade também por extenso.`;
    notas.anotar('quantidade.por-extenso', campo, comMaiuscula(frase));
  }
  const diariaMg = emMg(posologia.diaria) ?? 0;
  const { ddr_mg = Infinity } = controlado ?? {};
  if (diariaMg > ddr_mg) {
    const frase = `${dcb}: até ${ddr_mg} mg por dia; aqui são ${numeroPorExtenso(diariaMg)}.`;
    notas.anotar('dose.ddr', campo, comMaiuscula(frase));
  }
}

/** Judges which medicines may stand together on one document. */
function conferirCompanhia(exigidos: readonly Exigido[], comuns: number, notas: Notas): void {
  const controlados = exigidos.filter((um) => um.controlado);
  const retidos = exigidos.filter((um) => !um.controlado);
  const campo = 'medications';
  if (controlados.length > 0 && retidos.length > 0) {
    const frase = `${nomes(retidos)} e ${nomes(controlados)} não podem estar na mesma receita.`;
    notas.anotar('documento.retencao-com-controlado', campo, comMaiuscula(frase));
  }
  const porNotificacao = controlados.filter(({ especie }) => especie.maximo_no_documento === 1);
  if (porNotificacao.length > 0 && new Set(controlados.map(({ dcb }) => dcb)).size > 1) {
    const frase = `Cada medicamento de notificação (${nomes(porNotificacao)}) vai em documento próprio.`;
    notas.anotar('documento.um-por-notificacao', campo, frase);
  }
  const especiais = controlados.filter(({ lista }) => lista === 'C1');
  if (new Set(especiais.map(({ dcb }) => dcb)).size > 3) {
    const frase = 'A Receita de Controle Especial leva no máximo 3 substâncias da lista C1.';
    notas.anotar('documento.substancias', campo, frase);
  }
  if (controlados.length > 0 && comuns > 0) {
    const frase = `Separe ${nomes(controlados)} dos medicamentos comuns: a farmácia retém a via.`;
    notas.anotar('documento.controlado-com-comum', campo, frase);
  }
  for (const { item, dcb, restricao } of controlados) {
    if (!restricao) continue;
    notas.anotar('documento.restrito', item.campo, comMaiuscula(`${dcb}: ${restricao.frase}`));
  }
  for (const { item, lista } of controlados.filter((um) => um.lista === 'C5')) {
    const frase = `Lista ${lista}: a receita traz o CPF do prescritor e o diagnóstico (CID); uso estético ou para desempenho é vedado.`;
    notas.anotar('documento.c5', item.campo, frase);
  }
}

function conferirAssinatura(
  { assinatura }: Prescricao,
  exigidos: readonly Exigido[],
  notas: Notas,
): void {
  if (!assinatura) return;
  const controlados = exigidos.filter((um) => um.controlado);
  if (controlados.length > 0 && assinatura !== 'qualificada') {
    const frase = `Assinatura: ${nomes(controlados)} em receita eletrônica pede assinatura qualificada (ICP-Brasil).`;
    notas.anotar('assinatura.insuficiente', 'assinatura', frase);
  } else if (assinatura === 'nenhuma' || assinatura === 'simples') {
    const frase = 'Assinatura: a receita eletrônica pede assinatura avançada ou qualificada.';
    notas.anotar('assinatura.insuficiente', 'assinatura', frase);
  }
}

function nomes(exigidos: readonly Exigido[]): string {
  return [...new Set(exigidos.map(({ dcb }) => dcb))].join(', ');
}

export function comMaiuscula(frase: string): string {
  return frase.charAt(0).toUpperCase() + frase.slice(1);
}
