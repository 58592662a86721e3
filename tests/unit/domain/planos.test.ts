import type { Perfil } from '@domain/contracts/perfil.ts';
import { TIPOS_DE_USUARIO } from '@domain/permissoes.ts';
import { atendeAoPlano, type Exigencia, testeDoPlano } from '@domain/planos.ts';
import { describe, expect, it } from 'vitest';

const perfil = (mudancas: Partial<Perfil> = {}): Perfil => ({
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000001',
  nome: 'Ana Lima',
  email: 'ana@clinica.com.br',
  tipo: 'medico',
  especialidade: null,
  crm: null,
  crm_uf: null,
  clinica_id: null,
  ativo: true,
  plano_medico: 'free',
  permite_atendimento_individual: false,
  permite_ia: false,
  permite_relatorios_avancados: false,
  ...mudancas,
});

const EXIGENCIAS: Exigencia[] = [
  { recurso: 'permiteIa' },
  { recurso: 'permite_ia' },
  { recurso: 'permiteAtendimentoIndividual' },
  { recurso: 'permite_relatorios_avancados' },
  { somentePremium: true },
];

describe('the premium guard', () => {
  it.each(EXIGENCIAS)('keeps a free doctor from %j', (exigencia) => {
    expect(atendeAoPlano(perfil(), exigencia)).toBe(false);
  });

  it.each(EXIGENCIAS)('lets a premium doctor pass: %j', (exigencia) => {
    const premium = perfil({
      plano_medico: 'premium',
      permite_atendimento_individual: true,
      permite_ia: true,
      permite_relatorios_avancados: true,
    });
    expect(atendeAoPlano(premium, exigencia)).toBe(true);
  });

  it.each(TIPOS_DE_USUARIO.filter((tipo) => tipo !== 'medico'))('gates no %s', (tipo) => {
    for (const exigencia of EXIGENCIAS) {
      expect(atendeAoPlano(perfil({ tipo }), exigencia)).toBe(true);
    }
  });

  it('looks at the feature asked for, in either spelling, and at no other', () => {
    const comRelatorios = perfil({ permite_relatorios_avancados: true });
    expect(atendeAoPlano(comRelatorios, { recurso: 'permiteRelatoriosAvancados' })).toBe(true);
    expect(atendeAoPlano(comRelatorios, { recurso: 'permite_relatorios_avancados' })).toBe(true);
    expect(atendeAoPlano(comRelatorios, { recurso: 'permiteIa' })).toBe(false);
  });

  it('asks for the plan itself where only premium will do', () => {
    const comIa = perfil({ permite_ia: true });
    expect(atendeAoPlano(comIa, { recurso: 'permiteIa', somentePremium: true })).toBe(false);
  });

  it('opens the assistant, and nothing else, to a doctor with an active clinic', () => {
    expect(atendeAoPlano(perfil(), { recurso: 'permiteIa' }, true)).toBe(true);
    expect(atendeAoPlano(perfil(), { recurso: 'permiteAtendimentoIndividual' }, true)).toBe(false);
    expect(atendeAoPlano(perfil(), { recurso: 'permiteIa', somentePremium: true }, true)).toBe(
      false,
    );
  });

  it('asks nothing where nothing is asked', () => {
    expect(atendeAoPlano(perfil(), {})).toBe(true);
  });
});

describe('the trial of a new doctor', () => {
  const FIM = '2026-12-22T12:00:00+00:00';
  const emTeste = perfil({ plano_medico: 'premium', plano_em_teste: true, plano_ate: FIM });

  it('runs until its end, and has ended at it', () => {
    expect(testeDoPlano(emTeste, Date.parse(FIM) - 1)).toEqual({ situacao: 'correndo', ate: FIM });
    expect(testeDoPlano(emTeste, Date.parse(FIM))).toEqual({ situacao: 'terminado', ate: FIM });
  });

  it("is nobody else's, and none of who pays", () => {
    expect(testeDoPlano({ ...emTeste, tipo: 'clinica' }, 0)).toBeNull();
    expect(testeDoPlano({ ...emTeste, plano_em_teste: false }, 0)).toBeNull();
    expect(testeDoPlano({ ...emTeste, plano_medico: 'free' }, 0)).toBeNull();
    expect(testeDoPlano(perfil(), 0)).toBeNull();
  });
});
