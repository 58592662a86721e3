import { atualizacaoDePerfilSchema, registroSchema } from '@domain/contracts/registro.ts';
import { TIPOS_DE_USUARIO, type TipoDeUsuario } from '@domain/permissoes.ts';
import { describe, expect, it } from 'vitest';

const COMUM = { email: 'ana@clinica.com.br', password: 'Senha2026', aceite_termos: true };
const MEDICO = { nome: 'Ana Lima', crm: '123456', crm_uf: 'SP', especialidade: 'Pediatria' };
const CLINICA = { nome: 'Clínica Lima', cnpj: '11.222.333/0001-81' };
const PROPRIO: Record<TipoDeUsuario, Record<string, unknown>> = {
  medico: MEDICO,
  plantonista: MEDICO,
  clinica: CLINICA,
  hospital: CLINICA,
  staff: { nome: 'Ana Lima', convite: 'c'.repeat(32) },
  paciente: { nome: 'Ana Lima', cpf: '529.982.247-25', data_nascimento: '1980-02-29' },
};
const pedidoDe = (tipo: TipoDeUsuario) => ({ tipo, ...COMUM, ...PROPRIO[tipo] });

/** The paths of what a contract refuses. */
function recusados(valor: unknown): string[] {
  const resultado = registroSchema.safeParse(valor);
  if (resultado.success) return [];
  return resultado.error.issues.map((falha) =>
    falha.code === 'unrecognized_keys' ? falha.keys.join() : falha.path.join('.'),
  );
}

describe.each(TIPOS_DE_USUARIO)('a registration of type %s', (tipo) => {
  it('is complete with what the type needs', () => {
    expect(recusados(pedidoDe(tipo))).toEqual([]);
  });

  it.each(Object.keys(pedidoDe(tipo)))('misses %s', (campo) => {
    const { [campo]: _, ...semCampo } = pedidoDe(tipo) as Record<string, unknown>;
    expect(recusados(semCampo)).toEqual([campo]);
  });

  it('takes nothing of another type', () => {
    const alheios = Object.keys(tipo === 'clinica' || tipo === 'hospital' ? MEDICO : CLINICA);
    for (const campo of alheios.filter((nome) => !(nome in pedidoDe(tipo)))) {
      expect(recusados({ ...pedidoDe(tipo), [campo]: 'x' })).toEqual([campo]);
    }
  });
});

describe('a change of profile', () => {
  it.each([[{ nome: 'Ana' }], [{ telefone: null }], [{ especialidade: '' }]])('is %j', (valor) => {
    expect(atualizacaoDePerfilSchema.safeParse(valor).success).toBe(true);
  });

  it.each([
    [{}],
    [{ tipo: 'clinica' }],
    [{ plano_medico: 'premium' }],
    [{ nome: null }],
    [[]],
    ['x'],
    [null],
  ])('is not %j', (valor) => {
    expect(atualizacaoDePerfilSchema.safeParse(valor).success).toBe(false);
  });
});
