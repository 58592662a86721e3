import type { ConteudoNoPapel, Impresso, ItemNoPapel } from '@domain/impressos/tipos.ts';

export const BASE: Omit<Impresso, 'conteudo'> = {
  formato: 'A4',
  situacao: 'digital',
  clinica: {
    nome: 'Clínica Vila Serena',
    endereco: 'Rua das Acácias, 120, Cambuí, Campinas, SP, 13025-000',
    telefone: '(19) 3000-0100',
    cnpj: '98765432000198',
    cnes: '1234567',
  },
  medico: {
    nome: 'Dra. Helena Prado',
    crm: '901011',
    uf: 'SP',
    rqe: '45678',
    especialidade: 'Clínica Médica',
    contato: 'helena@exemplo.br',
  },
  paciente: {
    nome: 'José Antônio da Conceição Araújo',
    cpf: '52998224725',
    nascimento: '1958-03-12',
    sexo: 'masculino',
    endereco: 'Avenida Brasil, 1.500, apto 42, Jardim Guanabara, Campinas, SP',
  },
  quando: '2026-11-22T14:05',
  verificacao: {
    url: 'https://pleno.exemplo.br/validar-assinatura?codigo=7KQ2-M9XD-4TPA',
    codigo: '7KQ2-M9XD-4TPA',
    acesso: 'H4W9',
  },
};

export function itens(quantos: number): ItemNoPapel[] {
  return Array.from({ length: quantos }, (_, n) => ({
    nome: `Item ${n + 1}: amoxicilina + clavulanato de potássio 875 mg + 125 mg, comprimido revestido`,
    via: n < 4 ? 'oral' : 'tópica',
    posologia:
      'Tomar 1 comprimido por via oral de 12 em 12 horas por 7 dias, junto às refeições, com água.',
    quantidade_texto: '14 (quatorze) comprimidos',
    uso_continuo: n % 2 === 1,
    observacao:
      n === 2 ? 'Se houver manchas na pele, suspender e procurar o pronto-socorro.' : null,
  }));
}

const LONGO = 'Paciente em acompanhamento regular, com piora da dispneia aos esforços. '.repeat(90);

/** One of each kind, and the long of the kinds that grow. */
export const CONTEUDOS = {
  'receita comum': { tipo: 'prescricao', especie: 'simples', itens: itens(3) },
  'receita de trinta itens': { tipo: 'prescricao', especie: 'simples', itens: itens(30) },
  'controle especial': {
    tipo: 'prescricao',
    especie: 'controle_especial',
    itens: itens(2),
    validaAte: '2026-12-22',
  },
  'notificação B': { tipo: 'prescricao', especie: 'notificacao_b', itens: itens(1) },
  antimicrobiano: { tipo: 'prescricao', especie: 'antimicrobiano', itens: itens(1) },
  'pedido de exames': {
    tipo: 'pedido_exames',
    urgente: true,
    exames: [
      { nome: 'Hemograma completo', tuss: '40304361', preparo: 'Não precisa de jejum.' },
      { nome: 'Tomografia de tórax', observacao: 'Com contraste.' },
    ],
    indicacao: 'Febre há 5 dias.',
  },
  atestado: {
    tipo: 'atestado',
    dias: 3,
    finalidade: 'do trabalho',
    cid: { codigo: 'J06.9', motivo: 'paciente' },
  },
  declaração: {
    tipo: 'declaracao',
    para: 'consulta',
    dia: '2026-11-22',
    inicio: '13:30',
    fim: '14:10',
  },
  encaminhamento: {
    tipo: 'encaminhamento',
    especialidade: 'Cardiologia',
    motivo: 'Dispneia progressiva.',
    prioridade: 'urgente',
    pergunta: 'Indicação de ecocardiograma?',
    sinais: 'Dor no peito.',
  },
  relatório: { tipo: 'relatorio', finalidade: 'perícia', texto: `${LONGO}\n\n${'X'.repeat(400)}` },
  evolução: {
    tipo: 'evolucao',
    titulo: 'Evolução de 22/11/2026',
    secoes: [{ titulo: 'Subjetivo', texto: 'Refere tosse.\nSem febre.' }],
  },
} as const satisfies Readonly<Record<string, ConteudoNoPapel>>;
