import type { PacienteResumido } from '@domain/contracts/paciente.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { expect, it } from 'vitest';
import { lerPdf } from '../../../../tests/unit/impressos/support/ler.ts';
import type { Entrada } from '../api/linhas.ts';
import { SEM_ESTRUTURA } from '../rascunho/conteudo.ts';
import { evolucaoNoPapel } from './papel.ts';

const PACIENTE: PacienteResumido = {
  id: 'p',
  clinica_id: 'c',
  nome: 'Carlos Souza',
  nome_social: null,
  data_nascimento: '1980-05-15',
  sexo: 'masculino',
  cpf: '39053344705',
  cns: null,
  telefone: null,
  ativo: true,
  data_obito: null,
};
const ENTRADA: Entrada = {
  id: '30000000-0000-4000-8000-000000000101',
  clinica_id: 'c',
  paciente_id: 'p',
  entrada_id: 'a',
  versao: 2,
  corrige_id: null,
  motivo_correcao: 'Lado trocado.',
  adendo_de: null,
  substituido_por: null,
  status: 'finalizado',
  revisao: 2,
  ocorrido_em: '2026-11-21T12:00:00Z',
  autor_id: 'm',
  autor_nome: 'Dra. Helena Prado',
  autor_crm: '901011',
  autor_crm_uf: 'SP',
  autor_especialidade: null,
  subjetivo: 'Tosse há três dias.',
  objetivo: '',
  avaliacao: 'Bronquite.',
  plano: 'Retorno em 7 dias.',
  pressao_sistolica: 120,
  pressao_diastolica: 80,
  frequencia_cardiaca: 72,
  frequencia_respiratoria: null,
  temperatura: null,
  saturacao: null,
  glicemia: null,
  peso_kg: null,
  altura_cm: null,
  dor: null,
  ...SEM_ESTRUTURA,
  diagnosticos: [
    { sistema: 'cid10', codigo: 'J20', descricao: 'Bronquite aguda', certeza: 'hipotese' },
  ],
  secoes_livres: [{ titulo: 'Exame do pulmão', texto: 'Roncos.' }],
  criado_em: '2026-11-21T12:00:00Z',
  atualizado_em: '2026-11-21T12:00:00Z',
  finalizado_em: '2026-11-21T12:30:00Z',
  inativado_em: null,
  motivo_inativacao: null,
};
const papel = () =>
  evolucaoNoPapel(ENTRADA, {
    paciente: PACIENTE,
    clinica: 'Clínica Vila Serena',
    fuso: 'America/Sao_Paulo',
    verificacao: { codigo: 'ABCD-EFGH-JKMN', acesso: 'Q2W3E4R5', url: 'https://pleno.demo/v' },
  });

it('puts on paper all that the entry says, whose it is, and the codes by which it is checked', async () => {
  const paginas = await lerPdf(await gerarImpresso(papel()));
  const texto = paginas.map((pagina) => pagina.texto).join(' ');
  for (const dito of [
    'Evolução de 21/11/2026 09:00',
    'Clínica Vila Serena',
    'Carlos Souza',
    'Dra. Helena Prado',
    '901011',
    'J20 Bronquite aguda (hipótese)',
    'Tosse há três dias.',
    'Bronquite.',
    'Retorno em 7 dias.',
    'Roncos.',
    '120',
    '72',
    'Versão 2',
    'Lado trocado.',
    'ABCD-EFGH-JKMN',
    'Q2W3E4R5',
  ]) {
    expect(texto).toContain(dito);
  }
});

it('makes the same bytes of the same entry', async () => {
  expect(await gerarImpresso(papel())).toEqual(await gerarImpresso(papel()));
});
