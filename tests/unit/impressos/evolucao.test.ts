import type { BaseDaEvolucao } from '@domain/contracts/prontuario-papel.ts';
import { evolucaoNoPapel } from '@domain/impressos/evolucao.ts';
import { gerarImpresso } from '@domain/impressos/gerar.ts';
import { NOMES_DOS_SINAIS, type SinaisVitais } from '@domain/sinais-vitais.ts';
import { expect, it } from 'vitest';
import { lerPdf } from './support/ler.ts';

const SEM_SINAIS = Object.fromEntries(
  NOMES_DOS_SINAIS.map((sinal) => [sinal, null]),
) as SinaisVitais;
const BASE: BaseDaEvolucao = {
  entrada: {
    id: '30000000-0000-4000-8000-000000000101',
    versao: 2,
    motivo_correcao: 'Lado trocado.',
    adendo_de: null,
    ocorrido_em: '2026-11-21T12:00:00Z',
    finalizado_em: '2026-11-21T12:30:00Z',
    autor_nome: 'Dra. Helena Prado',
    autor_crm: '901011',
    autor_crm_uf: 'SP',
    subjetivo: 'Tosse há três dias.',
    objetivo: '',
    avaliacao: 'Bronquite.',
    plano: 'Retorno em 7 dias.',
    ...SEM_SINAIS,
    pressao_sistolica: 120,
    pressao_diastolica: 80,
    frequencia_cardiaca: 72,
    diagnosticos: [{ codigo: 'J20', descricao: 'Bronquite aguda', certeza: 'hipotese' }],
    secoes_livres: [{ titulo: 'Exame do pulmão', texto: 'Roncos.' }],
    teleconsulta: false,
  },
  paciente: {
    nome: 'Carlos Souza',
    nome_social: null,
    cpf: '39053344705',
    data_nascimento: '1980-05-15',
    sexo: 'masculino',
  },
  clinica: 'Clínica Vila Serena',
  fuso: 'America/Sao_Paulo',
};
const papel = () =>
  evolucaoNoPapel(BASE, {
    codigo: 'ABCD-EFGH-JKMN',
    acesso: 'Q2W3E4R5',
    url: 'https://pleno.demo/v',
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
