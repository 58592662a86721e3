import {
  type Atendimento,
  type Clinico,
  type ConteudoDoAtendimento,
  nomeNoPlantao,
  type SinaisDoPlantao,
} from '@domain/contracts/atendimento.ts';
import { tendenciaDe } from '@domain/plantao/alerta.ts';
import { type Estado, ROTULO_DO_ESTADO, transicoes } from '@domain/plantao/estados.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { Bloco } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import { Cadastro } from '../ficha/Cadastro.tsx';
import { EscribaDaFicha } from '../ficha/EscribaDaFicha.tsx';
import { Exames } from '../ficha/Exames.tsx';
import { Identificacao } from '../ficha/Identificacao.tsx';
import { Medicamentos } from '../ficha/Medicamentos.tsx';
import { Procedimentos } from '../ficha/Procedimentos.tsx';
import { Relato } from '../ficha/Relato.tsx';
import { Tendencia } from '../ficha/Tendencia.tsx';
import { useFicha } from '../ficha/useFicha.ts';
import { Folhas } from '../urgencias/Folhas.tsx';
import { EscolhaDaCor } from './EscolhaDaCor.tsx';
import { Reavaliacoes } from './Reavaliacoes.tsx';
import { Saida } from './Saida.tsx';
import { Sinais } from './Sinais.tsx';
import { agoraEmTexto } from './tempo.ts';
import type { Turno } from './turno.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';
import { useSegundo } from './useSegundo.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  atendimento: Atendimento;
  turno: Turno;
  aoFechar: () => void;
}

const SEM_LUGAR = { local_id: null, local_nome: null };

/** The attendance of one patient. What is written is kept on the device as each field is left. */
export function Ficha({ atendimento, turno, escrever, aoFechar }: Props) {
  const agora = useSegundo();
  const ficha = useFicha(atendimento, escrever);
  const { conteudo, mudar, recusa, guardar } = ficha;
  const { id, sessao_id, estado } = atendimento;
  const deles = turno.reavaliacoes.filter((uma) => uma.atendimento_id === id);
  const lugar = turno.sessao ?? SEM_LUGAR;
  const clinico = (muda: Partial<Clinico>) =>
    mudar({ clinico: { ...conteudo.clinico, ...muda } }, true);
  const sair = (parte: Partial<ConteudoDoAtendimento> = {}) => guardar(parte) && aoFechar();
  return (
    <Stack onBlur={() => guardar()}>
      <Bloco
        titulo={nomeNoPlantao(conteudo)}
        acao={
          <Group gap="xs">
            <EscribaDaFicha atendimentoId={id} ficha={ficha} />
            <Button mih={44} variant="default" onClick={() => pedirCalculadora()}>
              Calculadoras
            </Button>
          </Group>
        }
      >
        <Stack px="recuo" pb="recuo">
          {recusa && <Recado tom="erro" titulo={recusa} />}
          <Situacao
            estado={estado}
            aoIr={(para) => sair({ estado: para, desfecho: null, desfecho_dados: null })}
          />
          <Identificacao conteudo={conteudo} mudar={mudar} />
          {turno.sessao?.hospital_id && (
            <Cadastro sessaoId={sessao_id} conteudo={conteudo} mudar={mudar} />
          )}
          <EscolhaDaCor
            cor={conteudo.cor}
            aoEscolher={(cor) => mudar({ cor, classificado_em: agoraEmTexto() }, true)}
          />
        </Stack>
      </Bloco>
      <Bloco titulo="Sinais vitais">
        <Stack px="recuo" pb="recuo">
          <Sinais
            sinais={conteudo.sinais}
            idade={conteudo.idade_anos}
            aoMudar={(sinais: SinaisDoPlantao) => ficha.medir(sinais)}
          />
          <Tendencia pontos={tendenciaDe(conteudo, deles)} />
        </Stack>
      </Bloco>
      <Folhas conteudo={conteudo} agora={agora} aoMudar={clinico} />
      <Relato conteudo={conteudo} mudar={mudar} />
      <Bloco titulo="Medicamentos dados">
        <Stack px="recuo" pb="recuo">
          <Medicamentos
            conteudo={conteudo}
            lugar={lugar}
            aoMudar={(medicamentos) => clinico({ medicamentos })}
          />
        </Stack>
      </Bloco>
      <Bloco titulo="Exames">
        <Stack px="recuo" pb="recuo">
          <Exames
            exames={conteudo.clinico.exames ?? []}
            aoMudar={(exames) => clinico({ exames })}
          />
        </Stack>
      </Bloco>
      <Bloco titulo="Procedimentos">
        <Stack px="recuo" pb="recuo">
          <Procedimentos
            procedimentos={conteudo.clinico.procedimentos ?? []}
            aoMudar={(procedimentos) => clinico({ procedimentos })}
          />
        </Stack>
      </Bloco>
      {estado !== 'finalizado' && (
        <>
          <Bloco titulo="Reavaliações">
            <Stack px="recuo" pb="recuo">
              <Reavaliacoes
                sessaoId={sessao_id}
                atendimentoId={id}
                idade={conteudo.idade_anos}
                agora={agora}
                escrever={escrever}
                reavaliacoes={deles}
              />
            </Stack>
          </Bloco>
          <Bloco titulo="Desfecho">
            <Stack px="recuo" pb="recuo">
              <Saida
                aoFinalizar={(desfecho, dados) =>
                  sair({
                    estado: 'finalizado',
                    desfecho,
                    desfecho_dados: { em: agoraEmTexto(), ...dados },
                  })
                }
              />
            </Stack>
          </Bloco>
        </>
      )}
      <Group>
        <Button mih={44} onClick={() => sair()}>
          Salvar
        </Button>
        <Button mih={44} variant="default" onClick={aoFechar}>
          Voltar ao quadro
        </Button>
      </Group>
    </Stack>
  );
}

function Situacao({ estado, aoIr }: { estado: Estado; aoIr: (para: Estado) => void }) {
  const outras = transicoes(estado).filter((para) => para !== 'finalizado');
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        {`Situação: ${ROTULO_DO_ESTADO[estado].toLowerCase()}.${outras.length > 0 ? ' Mudar para' : ''}`}
      </Text>
      <Group gap="xs" role="group" aria-label="Mudar a situação">
        {outras.map((para) => (
          <Button key={para} mih={44} variant="default" onClick={() => aoIr(para)}>
            {ROTULO_DO_ESTADO[para]}
          </Button>
        ))}
      </Group>
    </div>
  );
}
