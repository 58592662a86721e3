// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { criarApi } from '@/lib/api/client.ts';
import { ErroDeContrato } from '@/lib/errors/erros.ts';
import { json, redeFalsa } from '../../../../tests/unit/support/api.ts';
import { exportarEmFhir, nomeDoArquivo } from './exportacao.ts';

const resposta = vi.hoisted<{ corpo: unknown }>(() => ({ corpo: null }));
const rede = redeFalsa(() => json(resposta.corpo));
vi.mock('@/lib/api/api.ts', () => ({
  get api() {
    return criarApi({
      base: 'http://api.teste',
      lerToken: () => 'token',
      aoNaoAutorizado: () => undefined,
      fetch: rede.fetch,
    });
  },
}));

const PACIENTE = {
  id: '20000000-0000-4000-8000-000000000001',
  clinica_id: '10000000-0000-4000-8000-000000000001',
  nome: 'João Lima',
  nome_social: 'Joana Lima',
  data_nascimento: null,
  sexo: 'feminino',
  cpf: null,
  cns: null,
  telefone: null,
  ativo: true,
  data_obito: null,
} as const;
const COLECAO = { resourceType: 'Bundle', type: 'collection', entry: [{ fullUrl: 'urn:uuid:1' }] };

const baixados: { nome: string; conteudo: Blob | undefined }[] = [];
let criado: Blob | undefined;

beforeEach(() => {
  baixados.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((conteudo) => {
    criado = conteudo instanceof Blob ? conteudo : undefined;
    return 'blob:arquivo';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    baixados.push({ nome: this.download, conteudo: criado });
  });
});
afterEach(() => vi.restoreAllMocks());

it('saves what the server answers, whole, as a file of FHIR', async () => {
  resposta.corpo = COLECAO;
  await exportarEmFhir(PACIENTE, '2026-11-21');
  expect(rede.recebidas.map(({ caminho }) => caminho)).toEqual([
    `/medical/patients/${PACIENTE.id}/fhir`,
  ]);
  const [arquivo, ...outros] = baixados;
  expect(outros).toEqual([]);
  expect(arquivo?.nome).toBe('prontuario-joana-lima-2026-11-21.fhir.json');
  expect(arquivo?.conteudo?.type).toBe('application/fhir+json');
  expect(JSON.parse((await arquivo?.conteudo?.text()) ?? '')).toEqual(COLECAO);
});

it('saves nothing when the answer is no collection', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  resposta.corpo = { resourceType: 'OperationOutcome' };
  await expect(exportarEmFhir(PACIENTE, '2026-11-21')).rejects.toThrow(ErroDeContrato);
  expect(baixados).toEqual([]);
});

it.each([
  ['Ana Souza', 'prontuario-ana-souza-2026-11-21.fhir.json'],
  ['José D’Ávila / Jr.', 'prontuario-jose-davila-jr-2026-11-21.fhir.json'],
  ['漢字', 'prontuario-2026-11-21.fhir.json'],
])('the file of %s is %s', (nome, esperado) => {
  expect(nomeDoArquivo(nome, '2026-11-21')).toBe(esperado);
});
