import { idade } from '../../idade.ts';
import { comMaiuscula, type Notas } from './documento.ts';
import type { Item, Prescricao } from './pedido.ts';
import type { Exigido } from './receituario.ts';

const CRIANCA_ANOS = 12;
const IDOSO_ANOS = 65;

/** Judges whether everything that the law asks to be written is there. */
export function conferirConteudo(
  receita: Prescricao,
  itens: readonly Item[],
  exigidos: readonly Exigido[],
  hoje: string,
  notas: Notas,
): void {
  if (itens.length === 0) {
    notas.anotar('medicamento.ausente', 'medications', 'Medicamentos: informe ao menos um.');
  }
  for (const item of itens) conferirItem(item, notas);
  if (!receita.instructions?.trim()) {
    const frase = 'Instruções: diga como usar cada medicamento.';
    notas.anotar('instrucoes.ausentes', 'instructions', frase);
  }
  conferirPaciente(receita, exigidos, notas);
  conferirPrescritor(receita, notas);
  conferirPeso(receita, hoje, notas);
}

function conferirItem(item: Item, notas: Notas): void {
  const { campo, texto, emPartes, enviado, dcbs, parecidos } = item;
  if (!texto.trim()) {
    notas.anotar('medicamento.ausente', campo, 'Medicamento: informe o nome.');
    return;
  }
  if (dcbs.length === 0) {
    const sugestao = parecidos.length > 0 ? ` Nomes parecidos: ${parecidos.join(', ')}.` : '';
    const frase = `Medicamento não reconhecido: “${texto.slice(0, 80)}”. Nada foi verificado sobre ele.${sugestao}`;
    notas.anotar('medicamento.desconhecido', campo, frase);
  }
  if (!emPartes) {
    const frase =
      'Item em texto: confira concentração, forma, via, dose, frequência, duração e quantidade.';
    notas.anotar('medicamento.em-texto', campo, frase);
    return;
  }
  const faltam = (
    [
      ['concentração', enviado.concentracao],
      ['forma', enviado.forma],
      ['via', enviado.via],
      ['dose', enviado.dose],
      ['frequência', enviado.frequencia],
      ['duração (ou “uso contínuo”)', enviado.duracao],
      ['quantidade', enviado.quantidade],
    ] as const
  )
    .filter(([, valor]) => valor === undefined || valor === null || valor === '')
    .map(([nome]) => nome);
  if (faltam.length > 0) {
    notas.anotar(
      'medicamento.incompleto',
      campo,
      `${comMaiuscula(texto)}: falta ${faltam.join(', ')}.`,
    );
  }
}

function conferirPaciente(
  { paciente }: Prescricao,
  exigidos: readonly Exigido[],
  notas: Notas,
): void {
  const controlado = exigidos.find((um) => um.controlado);
  const retido = exigidos.find((um) => !um.controlado);
  if (!paciente) {
    const partes = [
      'nome completo e endereço residencial',
      ...(controlado ? ['CPF'] : []),
      ...(retido ? ['idade e sexo'] : []),
    ];
    const frase = `O documento precisa trazer, do paciente: ${partes.join(', ')}.`;
    notas.anotar('paciente.a-identificar', 'paciente', frase);
    return;
  }
  if (!paciente.nome)
    notas.anotar('paciente.identificacao', 'paciente.nome', 'Paciente: informe o nome.');
  if (!paciente.endereco) {
    const frase = 'Paciente: informe o endereço residencial.';
    notas.anotar('paciente.identificacao', 'paciente.endereco', frase);
  }
  if (controlado && !paciente.cpf) {
    const frase = `Paciente: receita de ${controlado.dcb} pede o CPF (ou passaporte).`;
    notas.anotar('paciente.cpf', 'paciente.cpf', frase);
  }
  if (retido && !(paciente.sexo && paciente.data_nascimento)) {
    const frase = `Paciente: receita de ${retido.dcb} pede idade e sexo.`;
    notas.anotar('paciente.retencao', 'paciente.data_nascimento', frase);
  }
}

function conferirPrescritor({ prescritor }: Prescricao, notas: Notas): void {
  if (!prescritor) return;
  const exigidas = [
    ['nome', prescritor.nome],
    ['crm', prescritor.crm],
    ['crm_uf', prescritor.crm_uf],
    ['endereco', prescritor.endereco],
  ] as const;
  for (const [nome, valor] of exigidas) {
    if (valor) continue;
    const frase = 'Prescritor: informe nome, CRM com estado e endereço do consultório.';
    notas.anotar('prescritor.identificacao', `prescritor.${nome}`, frase);
  }
}

function conferirPeso({ paciente, clearance }: Prescricao, hoje: string, notas: Notas): void {
  const anos = anosDe(paciente?.data_nascimento, hoje);
  if (anos === undefined) return;
  if (anos < CRIANCA_ANOS && !paciente?.peso_kg) {
    const frase = `Paciente com menos de ${CRIANCA_ANOS} anos: informe o peso para conferir doses.`;
    notas.anotar('paciente.peso', 'paciente.peso_kg', frase);
  }
  if (anos > IDOSO_ANOS && typeof clearance !== 'number') {
    const frase = `Paciente com mais de ${IDOSO_ANOS} anos: informe o clearance para conferir doses.`;
    notas.anotar('paciente.peso', 'clearance', frase);
  }
}

/** Counts the completed years; undefined when the birth is unknown or later than today. */
export function anosDe(nascimento: string | null | undefined, hoje: string): number | undefined {
  return nascimento ? idade(nascimento, hoje)?.anos : undefined;
}
