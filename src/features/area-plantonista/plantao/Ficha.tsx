import {
  type Atendimento,
  type Clinico,
  type ConteudoDoAtendimento,
  conteudoDoAtendimentoSchema,
} from '@domain/contracts/atendimento.ts';
import { type Estado, ROTULO_DO_ESTADO, transicoes } from '@domain/plantao/estados.ts';
import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Recado } from '@/components/Recado.tsx';
import { EscolhaDaCor } from './EscolhaDaCor.tsx';
import { Reavaliacoes } from './Reavaliacoes.tsx';
import { Saida } from './Saida.tsx';
import { Sinais } from './Sinais.tsx';
import { agoraEmTexto } from './tempo.ts';
import type { Turno } from './turno.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  atendimento: Atendimento;
  turno: Turno;
  agora: number;
  aoFechar: () => void;
}

const TEXTOS = [
  ['queixa', 'Queixa'],
  ['historia', 'História'],
  ['alergias', 'Alergias'],
  ['exame', 'Exame físico'],
  ['hipoteses', 'Hipóteses'],
  ['conduta', 'Conduta'],
] as const satisfies readonly (readonly [keyof Clinico, string])[];

function conteudoDe(atendimento: Atendimento): ConteudoDoAtendimento {
  const { id: _, sessao_id: __, revisao: ___, ...conteudo } = atendimento;
  return conteudo;
}

/** The attendance of one patient. What is saved goes in the line of what waits to be sent. */
export function Ficha({ atendimento, turno, agora, escrever, aoFechar }: Props) {
  const { id, sessao_id } = atendimento;
  // The revision over which this form was opened: another device's write since then is a conflict.
  const [revisao] = useState(atendimento.revisao);
  const [conteudo, setConteudo] = useState(() => conteudoDe(atendimento));
  const [recusa, setRecusa] = useState<string | null>(null);
  const mudar = (parte: Partial<ConteudoDoAtendimento>) => setConteudo({ ...conteudo, ...parte });

  function salvar(parte: Partial<ConteudoDoAtendimento> = {}) {
    const lido = conteudoDoAtendimentoSchema.safeParse({ ...conteudo, ...parte });
    if (!lido.success) {
      setRecusa(lido.error.issues[0]?.message ?? 'Confira os campos.');
      return;
    }
    escrever({ tipo: 'atendimento', id, sessao_id, revisao, conteudo: lido.data });
    aoFechar();
  }

  const destinos = transicoes(atendimento.estado).filter((estado) => estado !== 'finalizado');
  return (
    <Bloco titulo={atendimento.descricao}>
      <Stack p="recuo">
        {recusa && <Recado tom="erro" titulo={recusa} />}
        <Group gap="xs" role="group" aria-label="Mudar a situação">
          {destinos.map((estado: Estado) => (
            <Button
              key={estado}
              mih={44}
              variant="default"
              onClick={() => salvar({ estado, desfecho: null, desfecho_dados: null })}
            >
              {ROTULO_DO_ESTADO[estado]}
            </Button>
          ))}
        </Group>
        <Identificacao conteudo={conteudo} mudar={mudar} />
        <EscolhaDaCor
          cor={conteudo.cor}
          aoEscolher={(cor) => mudar({ cor, classificado_em: agoraEmTexto() })}
        />
        <Sinais
          sinais={conteudo.sinais}
          idade={conteudo.idade_anos}
          aoMudar={(sinais) => mudar({ sinais: { ...sinais, medidos_em: agoraEmTexto() } })}
        />
        {TEXTOS.map(([nome, rotulo]) => (
          <Textarea
            key={nome}
            label={rotulo}
            rows={3}
            value={conteudo.clinico[nome] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              mudar({ clinico: { ...conteudo.clinico, [nome]: value } })
            }
          />
        ))}
        <Group>
          <Button mih={44} onClick={() => salvar()}>
            Salvar
          </Button>
          <Button mih={44} variant="default" onClick={aoFechar}>
            Voltar ao quadro
          </Button>
        </Group>
        {atendimento.estado !== 'finalizado' && (
          <>
            <Reavaliacoes
              sessaoId={sessao_id}
              atendimentoId={id}
              agora={agora}
              escrever={escrever}
              reavaliacoes={turno.reavaliacoes.filter((uma) => uma.atendimento_id === id)}
            />
            <Saida
              aoFinalizar={(desfecho, dados) =>
                salvar({
                  estado: 'finalizado',
                  desfecho,
                  desfecho_dados: { em: agoraEmTexto(), ...dados },
                })
              }
            />
          </>
        )}
      </Stack>
    </Bloco>
  );
}

interface PropsDaIdentificacao {
  conteudo: ConteudoDoAtendimento;
  mudar: (parte: Partial<ConteudoDoAtendimento>) => void;
}

function Identificacao({ conteudo, mudar }: PropsDaIdentificacao) {
  return (
    <>
      <TextInput
        label="Paciente"
        maxLength={200}
        value={conteudo.descricao}
        onChange={({ currentTarget }) => mudar({ descricao: currentTarget.value })}
      />
      <Group grow>
        <TextInput
          label="Idade (anos)"
          description="Pode ser estimada."
          inputMode="numeric"
          value={conteudo.idade_anos ?? ''}
          onChange={({ currentTarget: { value } }) =>
            mudar({ idade_anos: /\d/.test(value) ? Number(value.replace(/\D/g, '')) : null })
          }
        />
        <NativeSelect
          label="Sexo"
          description="Como consta."
          data={[
            { value: '', label: 'Não informado' },
            { value: 'feminino', label: 'Feminino' },
            { value: 'masculino', label: 'Masculino' },
            { value: 'ignorado', label: 'Ignorado' },
          ]}
          value={conteudo.sexo ?? ''}
          onChange={({ currentTarget: { value } }) =>
            mudar({ sexo: (value || null) as ConteudoDoAtendimento['sexo'] })
          }
        />
      </Group>
    </>
  );
}
