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
