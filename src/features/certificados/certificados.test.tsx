import { fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as falso from 'fake-indexeddb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cofre } from '@/shared/assinatura/cofre.ts';
import { removerAoSair } from '@/shared/assinatura/notas.ts';
import { criarIcp, type Icp, MARIA } from '../../../tests/support/icp.ts';
import { ID_DA_MEDICA, json, perfilDe, redeFalsa } from '../../../tests/unit/support/api.ts';
import { mostrar, SoDentro, sessaoDe } from '../../../tests/unit/support/tela.tsx';
import { Certificados } from './routes/Certificados.tsx';

const SENHA = 'senha do arquivo';
let icp: Icp;
let daMaria: Uint8Array;
let deOutra: Uint8Array;

beforeAll(() => {
  icp = criarIcp();
  daMaria = icp.emitir().pfx(SENHA);
  deOutra = icp.emitir({ nome: 'JOANA LIMA', cpf: '39053344705' }).pfx(SENHA);
});
afterAll(() => icp.remover());

beforeEach(async () => {
  for (const [nome, classe] of Object.entries(falso)) {
    if (nome.startsWith('IDB')) vi.stubGlobal(nome, classe);
  }
  vi.stubGlobal('indexedDB', falso.indexedDB);
  await cofre.esvaziar(ID_DA_MEDICA);
});

function abrir(cpf: string | null = MARIA.cpf) {
  const linha = { cpf, cnpj: null, telefone: null, data_nascimento: null };
  vi.stubGlobal('fetch', redeFalsa(() => json(linha)).fetch);
  return mostrar(
    <SoDentro>
      <Certificados />
    </SoDentro>,
    { sessao: sessaoDe(perfilDe()) },
  ).screen;
}

/** Chooses a file and types its password, by keyboard alone after the file. */
async function ler(tela: ReturnType<typeof abrir>, bytes: Uint8Array, senha = SENHA) {
  const campo = await tela.findByLabelText<HTMLInputElement>('Arquivo do certificado');
  await userEvent.upload(campo, new File([Uint8Array.from(bytes)], 'certificado.pfx'));
  await userEvent.type(tela.getByLabelText('Senha do certificado'), `${senha}{Enter}`);
}
const linhas = (tela: ReturnType<typeof abrir>) =>
  tela.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('an A1 file', () => {
  it('is shown before it is kept, and kept without its password', async () => {
    const tela = abrir();
    expect(await tela.findByText(/^Nenhum certificado ativo configurado/)).toBeTruthy();
    await ler(tela, daMaria);
    await tela.findByText(MARIA.nome);
    expect(tela.getByText('529.982.247-25')).toBeTruthy();
    expect(tela.getByText('AC TESTE')).toBeTruthy();
    expect(tela.getByText(/^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(MARIA.nome);
    expect(await cofre.ler(ID_DA_MEDICA)).toEqual([]);

    await userEvent.click(tela.getByRole('button', { name: 'Adicionar certificado' }));
    await waitFor(() => expect(linhas(tela)).toHaveLength(1));
    expect(linhas(tela)[0]).toContain('Em uso');
    expect(linhas(tela)[0]).toContain('pede a senha a cada assinatura');
    expect(tela.getByText('MARIA DA SILVA adicionado')).toBeTruthy();
    const [guardado] = await cofre.ler(ID_DA_MEDICA);
    expect((await cofre.abrir(ID_DA_MEDICA, guardado?.id ?? ''))?.password).toBe('');
  });

  it('keeps its password only by choice, and forgets it', async () => {
    const tela = abrir();
    await ler(tela, daMaria);
    await userEvent.click(
      await tela.findByRole('checkbox', { name: 'Guardar a senha neste navegador' }),
    );
    await userEvent.click(tela.getByRole('button', { name: 'Adicionar certificado' }));
    await waitFor(() => expect(linhas(tela)[0]).toContain('senha guardada'));
    await userEvent.click(tela.getByRole('button', { name: 'Esquecer a senha' }));
    await waitFor(() => expect(linhas(tela)[0]).toContain('pede a senha a cada assinatura'));
  });

  it.each([
    ['a wrong password', () => daMaria, 'outra', /^Senha do certificado incorreta/],
    [
      'what is no certificate',
      () => new Uint8Array(200),
      SENHA,
      /^Este arquivo não é um certificado/,
    ],
  ])('says what is wrong with %s', async (_qual, bytes, senha, frase) => {
    const tela = abrir();
    await ler(tela, bytes(), senha);
    expect(await tela.findByText(frase)).toBeTruthy();
    expect(await cofre.ler(ID_DA_MEDICA)).toEqual([]);
  });

  it('says so when the file cannot be read', async () => {
    vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new Error('gone'));
    const tela = abrir();
    await ler(tela, daMaria);
    expect(await tela.findByText('Erro ao ler arquivo')).toBeTruthy();
  });

  it.each([
    [MARIA.cpf, /^Este certificado é de outro CPF. Sua conta tem o CPF 529\.982\.247-25/],
    [null, /^Sua conta ainda não tem CPF/],
  ])('of another person is not kept (account: %s)', async (cpf, frase) => {
    const tela = abrir(cpf);
    await ler(tela, deOutra);
    expect(await tela.findByText(frase)).toBeTruthy();
    expect(tela.getByText('390.533.447-05')).toBeTruthy();
    expect(tela.queryByRole('button', { name: 'Adicionar certificado' })).toBeNull();
    await userEvent.click(tela.getByRole('button', { name: 'Escolher outro' }));
    expect(await tela.findByLabelText('Senha do certificado')).toBeTruthy();
  });
});

describe('the list', () => {
  const umA1 = (id: string, dias: number) => ({
    id,
    type: 'A1' as const,
    name: `Certificado ${id}`,
    data: 'AA==',
    password: '',
    validUntil: new Date(Date.now() + dias * 86_400_000).toISOString(),
  });

  it('says which is about to expire, and which has', async () => {
    await cofre.adicionar(ID_DA_MEDICA, umA1('velho', -1));
    await cofre.adicionar(ID_DA_MEDICA, umA1('perto', 29));
    await cofre.adicionar(ID_DA_MEDICA, umA1('longe', 31));
    const tela = abrir();
    await waitFor(() => expect(linhas(tela)).toHaveLength(3));
    expect(linhas(tela)[0]).toContain('ExpiradoA1 · Expirou em');
    expect(linhas(tela)[1]).toContain('Expirando');
    expect(linhas(tela)[2]).not.toContain('Expirando');
  });

  it('asks before it removes, names what, and activates the next', async () => {
    await cofre.adicionar(ID_DA_MEDICA, umA1('um', 90));
    await cofre.adicionar(ID_DA_MEDICA, umA1('dois', 90));
    const tela = abrir();
    await userEvent.click(await tela.findByRole('button', { name: 'Remover Certificado dois' }));
    expect(await tela.findByText(/^Certificado dois sai deste navegador/)).toBeTruthy();
    expect(linhas(tela)).toHaveLength(2);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(linhas(tela)).toHaveLength(1));
    expect(linhas(tela)[0]).toContain('Certificado umEm uso');
  });

  it('makes another one active', async () => {
    await cofre.adicionar(ID_DA_MEDICA, umA1('um', 90));
    await cofre.adicionar(ID_DA_MEDICA, umA1('dois', 90));
    const tela = abrir();
    await userEvent.click(await tela.findByRole('button', { name: 'Usar Certificado um' }));
    await waitFor(() => expect(linhas(tela)[0]).toContain('Em uso'));
    expect(linhas(tela)[1]).not.toContain('Em uso');
  });

  it.each([true, false])('leaves this device at sign-out only by choice (%s)', async (escolheu) => {
    await cofre.adicionar(ID_DA_MEDICA, umA1('um', 90));
    const tela = abrir();
    const escolha = await tela.findByRole('checkbox', { name: /quando eu sair$/ });
    if (escolheu) await userEvent.click(escolha);
    await removerAoSair(ID_DA_MEDICA);
    expect(await cofre.ler(ID_DA_MEDICA)).toHaveLength(escolheu ? 0 : 1);
  });
});

describe('a token', () => {
  const procurar = async (requestDevice: () => Promise<unknown>) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { usb: { requestDevice } }));
    const tela = abrir();
    await userEvent.click(await tela.findByRole('button', { name: 'Procurar token' }));
    return tela;
  };

  it('is detected among three makers, and added as the active one', async () => {
    const requestDevice = vi.fn().mockResolvedValue({ productName: 'eToken 5110' });
    const tela = await procurar(requestDevice);
    await userEvent.click(await tela.findByRole('button', { name: 'Adicionar este token' }));
    await waitFor(() => expect(linhas(tela)[0]).toContain('eToken 5110Em usoA3'));
    expect(requestDevice).toHaveBeenCalledWith({
      filters: [{ vendorId: 0x0529 }, { vendorId: 0x096e }, { vendorId: 0x1059 }],
    });
  });

  it('that was not chosen is no failure', async () => {
    const tela = await procurar(() => Promise.reject(new DOMException('none', 'NotFoundError')));
    expect(await tela.findByText('Nenhum dispositivo selecionado')).toBeTruthy();
  });

  it('says so where the browser has no WebUSB', async () => {
    const tela = abrir();
    await userEvent.click(await tela.findByRole('button', { name: 'Procurar token' }));
    expect(await tela.findByText('WebUSB não suportado neste navegador')).toBeTruthy();
  });
});
