// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, redeFalsa } from '../../../tests/unit/support/api.ts';
import { ErroDeRede, ErroDoBanco } from '../errors/erros.ts';
import { aoNaoAutorizado } from '../session/expiracao.ts';
import { consultar } from './consulta.ts';
import { definirIdentidade } from './identidade.ts';

let responder: () => Response | Promise<Response> = () => json([]);
const rede = redeFalsa(() => responder());
const perfis = () => consultar((db) => db.from('profiles').select('id'));

beforeEach(() => {
  localStorage.clear();
  responder = () => json([{ id: 1 }]);
  rede.recebidas.length = 0;
  vi.stubGlobal('fetch', rede.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  definirIdentidade(null);
  vi.restoreAllMocks();
});

describe('identifying headers', () => {
  it('say who asks on every request, whatever the letters of the address', async () => {
    definirIdentidade({ id: 'u1', tipo: 'medico', email: 'joão@pleno.demo' });
    await perfis();
    const cabecalhos = rede.recebidas[0]?.cabecalhos;
    expect(cabecalhos?.get('x-user-id')).toBe('u1');
    expect(cabecalhos?.get('x-user-type')).toBe('medico');
    expect(cabecalhos?.get('x-user-email')).toBe('jo%C3%A3o@pleno.demo');
  });

  it('are absent before anybody signed in', async () => {
    await perfis();
    expect(rede.recebidas[0]?.cabecalhos.has('x-user-id')).toBe(false);
  });
});

describe('a refusal', () => {
  const umPerfil = () => consultar((db) => db.from('profiles').select('id').single());
  const OCULTA = { message: 'Cannot coerce the result to a single JSON object', code: 'PGRST116' };

  it.each([
    ['its token', 'JWT expired', 'PGRST303', 401],
    ['a row hidden from everybody', OCULTA.message, OCULTA.code, 406],
    ['a row that may not be written', 'new row violates row-level security', '42501', 403],
  ])('of a session that ended says so: %s', async (_, message, code, status) => {
    localStorage.setItem('auth_token', 'velho');
    responder = () => json({ message, code }, status);
    const fim = vi.fn(async () => localStorage.removeItem('auth_token'));
    const deixar = aoNaoAutorizado(fim);
    await expect(umPerfil()).rejects.toMatchObject({
      message: 'Não autorizado',
      codigo: 'NAO_AUTORIZADO',
      status: 401,
    });
    expect(fim).toHaveBeenCalledExactlyOnceWith('talvez');
    deixar();
  });

  it('of a session that still holds stays what it is', async () => {
    localStorage.setItem('auth_token', 'novo');
    responder = () => json(OCULTA, 406);
    const fim = vi.fn(async () => undefined);
    const deixar = aoNaoAutorizado(fim);
    await expect(umPerfil()).rejects.toMatchObject({ codigo: 'NAO_ENCONTRADO' });
    deixar();
  });

  it('by a rule asks nobody about the session', async () => {
    localStorage.setItem('auth_token', 'novo');
    responder = () => json({ message: 'x', code: '23514' }, 400);
    const fim = vi.fn(async () => undefined);
    const deixar = aoNaoAutorizado(fim);
    await expect(perfis()).rejects.toBeInstanceOf(ErroDoBanco);
    expect(fim).not.toHaveBeenCalled();
    deixar();
  });

  it('of somebody without a session ends nothing', async () => {
    responder = () => json({ message: 'permission denied for table x', code: '42501' }, 401);
    const fim = vi.fn();
    const deixar = aoNaoAutorizado(fim);
    await expect(perfis()).rejects.toBeInstanceOf(ErroDoBanco);
    expect(fim).not.toHaveBeenCalled();
    deixar();
  });

  it('is logged by its code alone', async () => {
    responder = () => json({ message: 'Key (nome)=(Maria) exists', code: '23505' }, 409);
    await expect(perfis()).rejects.toThrow('Já existe um registro com estes dados.');
    expect(console.error).toHaveBeenCalledExactlyOnceWith('[banco] 409 23505');
  });
});

it('an unreachable database is a missing network', async () => {
  responder = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(perfis()).rejects.toBeInstanceOf(ErroDeRede);
});
