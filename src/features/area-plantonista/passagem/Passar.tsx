import {
  type Atendimento,
  nomeNoPlantao,
  type SessaoDePlantao,
} from '@domain/contracts/atendimento.ts';
import {
  conteudoDaPassagemSchema,
  type PacienteDaPassagem,
  type PassagemDePlantao,
} from '@domain/contracts/passagem.ts';
import { codigoDe } from '@domain/plantao/codigo.ts';
import { passagemDe } from '@domain/plantao/passagem.ts';
import { porUrgencia } from '@domain/plantao/triagem.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarHora } from '@/lib/format/datas.ts';
import { Cor } from '../plantao/Cor.tsx';
import { agoraEmTexto } from '../plantao/tempo.ts';
import type { Turno } from '../plantao/turno.ts';
import type { PlantaoEmCurso } from '../plantao/usePlantao.ts';
import { Entregue } from './Entregue.tsx';
import { Voltar } from './Voltar.tsx';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  sessao: SessaoDePlantao;
  turno: Turno;
  aoVoltar: () => void;
}

/** The parts of I-PASS that are written; the synthesis is of who receives. */
const PARTES = [
  ['gravidade', 'Gravidade', 1, 200],
  ['resumo', 'Resumo', 3, 1500],
  ['acoes', 'Ações: o que falta fazer', 2, 1000],
  ['contingencia', 'Contingência: se acontecer isto, faça aquilo', 2, 1000],
] as const;

/** Hands the open patients over to the next doctor: written from the data, edited, shown as a code. */
export function Passar({ sessao, turno, escrever, aoVoltar }: Props) {
  const ultima = turno.passagens.findLast(({ recebida_em }) => recebida_em === null);
  // What is signed changes no more: who has more to say makes another.
  const atual = ultima?.assinada_em ? undefined : ultima;
  const recebida = turno.passagens.findLast(({ recebida_em }) => recebida_em !== null);
  const [editando, setEditando] = useState(() => !ultima?.entregue_em);
  const entregue = [ultima, recebida].find((uma) => uma?.entregue_em);
  if (!editando && entregue) {
    return (
      <Entregue
        passagem={entregue}
        sessao={sessao}
        enviada={!turno.esperando.has(entregue.id)}
        aoEditar={() => setEditando(true)}
        aoVoltar={aoVoltar}
      />
    );
  }
  return (
    <Editor
      sessao={sessao}
      turno={turno}
      atual={atual}
      escrever={escrever}
      aoEntregar={() => setEditando(false)}
      aoVoltar={aoVoltar}
    />
  );
}

interface PropsDoEditor extends Props {
  atual: PassagemDePlantao | undefined;
  aoEntregar: () => void;
}

function Editor({ sessao, turno, atual, escrever, aoEntregar, aoVoltar }: PropsDoEditor) {
  const fuso = useFuso();
  const abertos = turno.atendimentos.filter(({ estado }) => estado !== 'finalizado');
  const [recusa, setRecusa] = useState<string | null>(null);
  // One handover from its first word on, whatever becomes of the network.
  const [nova] = useState(() => ({
    id: crypto.randomUUID(),
    codigo: codigoDe(crypto.getRandomValues(new Uint8Array(10))),
  }));
  const { id, codigo, revisao } = atual ?? { ...nova, revisao: 0 };
  const doRegistro = (um: Atendimento) => escrita(um, turno, (em) => formatarHora(em, fuso));
  const [pacientes, setPacientes] = useState(() =>
    [...abertos]
      .sort(porUrgencia)
      .map(
        (um) => atual?.pacientes.find((dito) => dito.atendimento_id === um.id) ?? doRegistro(um),
      ),
  );

  function guardar(ditos: readonly PacienteDaPassagem[], entregue_em: string | null): boolean {
    const lido = conteudoDaPassagemSchema.safeParse({ codigo, pacientes: ditos, entregue_em });
    if (!lido.success) {
      setRecusa(fraseDa(lido.error, ditos));
      return false;
    }
    setRecusa(null);
    escrever({ tipo: 'passagem', id, sessao_id: sessao.id, revisao, conteudo: lido.data });
    return true;
  }
  const trocar = (qual: string, por: PacienteDaPassagem) =>
    setPacientes(pacientes.map((um) => (um.atendimento_id === qual ? por : um)));

  if (abertos.length === 0) {
    return (
      <Bloco titulo="Passar o plantão">
        <BlocoVazio>Ninguém está em atendimento: não há o que passar.</BlocoVazio>
        <Group px="recuo" pb="recuo">
          <Voltar aoVoltar={aoVoltar} />
        </Group>
      </Bloco>
    );
  }
  return (
    <>
      <Bloco titulo="Passar o plantão">
        <Text px="recuo" pb="recuo">
          Escrito do que está registrado, para você corrigir. O que foi escrito fica guardado a cada
          campo; só quem receber o código lê.
        </Text>
      </Bloco>
      {pacientes.map((um) => (
        <Paciente
          key={um.atendimento_id}
          paciente={um}
          aoMudar={(muda) => trocar(um.atendimento_id, { ...um, ...muda })}
          aoSair={() => guardar(pacientes, null)}
          aoRefazer={() => {
            const registro = abertos.find(({ id }) => id === um.atendimento_id);
            if (registro) trocar(um.atendimento_id, doRegistro(registro));
          }}
        />
      ))}
      {recusa && <Recado tom="erro" titulo={recusa} />}
      <Group>
        <Button
          mih={44}
          onClick={() => {
            if (guardar(pacientes, agoraEmTexto())) aoEntregar();
          }}
        >
          Mostrar o código
        </Button>
        <Voltar aoVoltar={aoVoltar} />
      </Group>
    </>
  );
}

/** What is to be mended, and of whom. */
function fraseDa(
  { issues: [uma] }: z.core.$ZodError,
  ditos: readonly PacienteDaPassagem[],
): string {
  const de = typeof uma?.path[1] === 'number' ? ditos[uma.path[1]] : undefined;
  const frase = uma?.message ?? 'Confira o que foi escrito.';
  return de ? `${de.descricao}. ${frase}` : frase;
}

function escrita(
  atendimento: Atendimento,
  { reavaliacoes }: Turno,
  hora: (instante: string) => string,
): PacienteDaPassagem {
  const { id, cor, idade_anos } = atendimento;
  const deles = reavaliacoes.filter(({ atendimento_id }) => atendimento_id === id);
  return {
    atendimento_id: id,
    descricao: nomeNoPlantao(atendimento),
    cor,
    idade_anos,
    ...passagemDe(atendimento, deles, hora),
  };
}

interface PropsDoPaciente {
  paciente: PacienteDaPassagem;
  aoMudar: (muda: Partial<PacienteDaPassagem>) => void;
  /** Called when a field is left: what was written is kept. */
  aoSair: () => void;
  aoRefazer: () => void;
}

function Paciente({ paciente, aoMudar, aoSair, aoRefazer }: PropsDoPaciente) {
  return (
    <Bloco titulo={paciente.descricao} acao={<Cor cor={paciente.cor} />}>
      <Stack px="recuo" pb="recuo" gap="sm">
        {PARTES.map(([nome, rotulo, linhas, maximo]) => (
          <Textarea
            key={nome}
            label={rotulo}
            rows={linhas}
            maxLength={maximo}
            required={nome !== 'contingencia'}
            withAsterisk={false}
            value={paciente[nome]}
            onChange={({ currentTarget: { value } }) => aoMudar({ [nome]: value })}
            onBlur={aoSair}
          />
        ))}
        <Button variant="subtle" mih={44} style={{ alignSelf: 'start' }} onClick={aoRefazer}>
          Refazer do registro
        </Button>
      </Stack>
    </Bloco>
  );
}
