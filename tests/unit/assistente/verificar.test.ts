import { pacienteDoResumo, type ResumoDoProntuario } from '@domain/assistente/prontuario.ts';
import { verificarResposta } from '@domain/assistente/verificar.ts';
import type { PassagemAchada } from '@domain/contracts/assistente.ts';
import { lerPaciente, type PacienteInformado } from '@domain/seguranca/paciente.ts';
import { describe, expect, it } from 'vitest';
import { passagens, TODAS_AS_PASSAGENS } from './base-lida.ts';

const HOJE = '2026-11-23';
const DENGUE = passagens('dengue#nao-fazer', 'dengue#doses-adulto');

function verificar(
  resposta: string,
  fontes: readonly PassagemAchada[] = DENGUE,
  paciente: PacienteInformado = {},
  pergunta = 'dor na dengue',
) {
  const pedido = { pergunta, resposta, passagens: fontes, paciente: lerPaciente(paciente, HOJE) };
  return verificarResposta(pedido, HOJE);
}
const codigos = (...pedido: Parameters<typeof verificar>) =>
  verificar(...pedido).alertas.map(({ codigo, gravidade }) => `${gravidade} ${codigo}`);

describe('an answer is held against its sources', () => {
  it('passes where it says what they say', () => {
    const laudo = verificar('Não use anti-inflamatório nem ácido acetilsalicílico [1].');
    expect(laudo).toMatchObject({ valido: true, alertas: [], confianca: 'media' });
    expect(laudo.referencias.map(({ passagem }) => passagem)).toEqual(DENGUE.map(({ id }) => id));
  });

  it.each(['[3]', '[0]', '[^f9]', '[99]', '[malaria#exames]'])(
    'a citation of no source is withheld: %s',
    (citacao) => {
      const laudo = verificar(`Hidrate por via oral ${citacao}.`);
      expect(laudo).toMatchObject({ valido: false, confianca: 'baixa' });
      expect(laudo.alertas[0]).toMatchObject({
        codigo: 'citacao.desconhecida',
        gravidade: 'impede',
      });
    },
  );

  it('a number that none of them says is told', () => {
    expect(codigos('Dê 37 mL/kg de cristaloide.')).toEqual(['chama_atencao numero.sem_fonte']);
    expect(verificar('Dê 37 mL/kg.').alertas[0]?.motivo).toBe('Nenhuma fonte encontrada diz 37.');
  });

  it('a number is the same however it is written, and one of the question is known', () => {
    const fontes = passagens('anafilaxia#doses-adulto');
    expect(codigos('Cristaloide 1000 mL.', fontes)).toEqual([]);
    expect(codigos('Com 83 kg, 0,5 mg IM.', fontes, {}, 'adulto de 83 kg')).toEqual([]);
  });

  it('what a source says not to do is told, by name and by class', () => {
    const [alerta] = verificar('Para a dor, ibuprofeno.').alertas;
    expect(alerta).toMatchObject({
      codigo: 'contradiz_a_fonte',
      gravidade: 'chama_atencao',
      fonte: 'dengue#nao-fazer',
    });
    expect(codigos('Não use ibuprofeno.')).toEqual([]);
  });

  it('a passage never contradicts itself', () => {
    const contrarias = TODAS_AS_PASSAGENS.flatMap((passagem) =>
      verificar(passagem.texto.replace(/\[\^f\d+\]/g, '[1]'), [passagem], {}, passagem.condicao)
        .alertas.filter(({ codigo }) => /citacao|numero|contradiz|cid|dose/.test(codigo))
        .filter(({ gravidade }) => gravidade !== 'informa')
        .map(({ motivo }) => `${passagem.id}: ${motivo}`),
    );
    expect(contrarias).toEqual([]);
  }, 60_000);
});

const RESUMO: ResumoDoProntuario = {
  nomes: [],
  nascimento: '1990-05-01',
  sexo: 'feminino',
  alergias: ['dipirona'],
  nega_alergias: false,
  alertas: [],
  problemas: [],
  medicamentos: [],
  sinais: { peso_kg: 60 },
  sinaisDe: '2026-11-01',
  creatinina: null,
};
const contra = (resposta: string, mais: Partial<ResumoDoProntuario> = {}) =>
  codigos(resposta, [], pacienteDoResumo({ ...RESUMO, ...mais }));
const comProblema = (descricao: string, codigo: string | null = null) => ({
  problemas: [{ descricao, codigo }],
});

describe('an answer is held against the record', () => {
  it('what the record forbids stops it', () => {
    expect(contra('Dipirona 1 g se dor.')).toContain('impede contraindicacao');
    expect(contra('Dipirona 1 g se dor.', { alergias: null })).not.toContain(
      'impede contraindicacao',
    );
  });

  it.each([
    ['a problem', comProblema('Gestação de 20 sem')],
    ['its code', comProblema('Acompanhamento', 'Z34.9')],
    ['a complication of it', comProblema('DMG', 'O24.4')],
    ['an alert', { alertas: ['GESTANTE'] }],
  ])('a pregnancy is known by %s', (_, mais) => {
    expect(contra('Enalapril 10 mg 12/12 h.', mais)).toContain('impede contraindicacao');
    expect(contra('Não está grávida: enalapril.', mais)).toContain(
      'chama_atencao contradiz_o_prontuario',
    );
  });

  it.each([
    ['a pregnancy of before', comProblema('Gestação prévia com eclâmpsia')],
    ['one that is denied', comProblema('Nega gravidez')],
    ['one of somebody else', { alertas: ['Esposa gestante'] }],
    ['a man', { ...comProblema('Gestante'), sexo: 'masculino' }],
    ['an abortion', comProblema('Abortamento', 'O03.9')],
    ['nothing', {}],
  ])('no pregnancy is made of %s', (_, mais) => {
    expect(contra('Enalapril 10 mg 12/12 h.', mais)).not.toContain('impede contraindicacao');
  });

  it('the kidney counts by the last creatinine', () => {
    const idosa = { nascimento: '1940-01-01', sinais: { peso_kg: 50 } };
    const com = (mgDl: number) => ({ ...idosa, creatinina: { mgDl, dia: '2026-11-20' } });
    expect(contra('Metformina 850 mg 12/12 h.', com(2.4))).toContain('impede contraindicacao');
    expect(contra('Metformina 850 mg 12/12 h.', com(0.6))).not.toContain('impede contraindicacao');
    expect(contra('Metformina 850 mg 12/12 h.', idosa)).not.toContain('impede contraindicacao');
  });

  it('a dose counts by the weight of a child', () => {
    const crianca = (peso_kg: number) => ({ nascimento: '2023-11-01', sinais: { peso_kg } });
    expect(contra('Paracetamol 500 mg de 4/4 h.', crianca(10))).toContain('impede dose');
    expect(contra('Paracetamol 100 mg de 6/6 h.', crianca(10))).not.toContain('impede dose');
  });

  it.each([
    ['Paciente sem alergias conhecidas, siga.', 'chama_atencao contradiz_o_prontuario'],
    ['Mulher de 62 anos, estável.', 'chama_atencao contradiz_o_prontuario'],
    ['Paciente pesando 95 kg.', 'chama_atencao contradiz_o_prontuario'],
  ])('what it says of the patient is compared: %s', (resposta, codigo) => {
    expect(contra(resposta)).toContain(codigo);
    expect(codigos(resposta, [], {})).not.toContain(codigo);
  });

  it.each([
    'Mulher de 36 anos, estável.',
    'Paciente com 62 kg.',
    'Paciente com mais de 65 anos tem outro alvo.',
    'Criança até 20 kg: outra dose.',
    'Alergia a dipirona: evite.',
  ])('what agrees, or is a limit, is not told: %s', (resposta) => {
    expect(contra(resposta)).not.toContain('chama_atencao contradiz_o_prontuario');
  });
});

describe('an answer is held against the tables and the chart', () => {
  it('a dose past its ceiling stops it', () => {
    const laudo = verificar('Paracetamol 2 g de 4/4 h.', []);
    expect(laudo.valido).toBe(false);
    expect(laudo.alertas[0]).toMatchObject({ codigo: 'dose', gravidade: 'impede' });
  });

  it('a loading dose that a source says is told apart from a mistake', () => {
    const fontes = passagens('sca-com-supra#doses-adulto');
    const resposta = 'Clopidogrel 600 mg VO.';
    expect(codigos(resposta, fontes)).toContain('informa dose');
    expect(codigos(resposta, [])).toContain('impede dose');
  });

  it('what is in use, and what the patient is allergic to, count', () => {
    expect(codigos('Sildenafila 50 mg.', [], { em_uso: ['Isordil 5 mg'] })).toContain(
      'impede interacao',
    );
    expect(codigos('Dipirona se dor.', [], { alergias: 'dipirona' })).toContain(
      'impede contraindicacao',
    );
    expect(codigos('Dipirona se dor.', [], {})).toEqual([]);
  });

  it('a code that no list has is told', () => {
    expect(codigos('Dengue, CID A90.')).toEqual([]);
    expect(codigos('Dengue, CID-10: U99.7.')).toEqual(['chama_atencao cid.desconhecido']);
  });

  it('a promise, and an alarm passed over, are told', () => {
    expect(codigos('Com certeza vai melhorar.')).toEqual(['chama_atencao certeza']);
    const pergunta = 'dor no peito com sudorese';
    expect(codigos('Observe em casa.', [], {}, pergunta)).toEqual([
      'chama_atencao emergencia.omitida',
    ]);
    expect(codigos('Chame o SAMU agora.', [], {}, pergunta)).toEqual([]);
  });

  it('says that nothing was compared where there is no source', () => {
    expect(verificar('Descanse.', []).confianca).toBe('indeterminada');
  });
});
