import type { Cor } from '@domain/plantao/triagem.ts';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { EscolhaDaCor } from './EscolhaDaCor.tsx';
import { agoraEmTexto } from './tempo.ts';
import type { PlantaoEmCurso } from './usePlantao.ts';

interface Props extends Pick<PlantaoEmCurso, 'escrever'> {
  sessaoId: string;
  aoFechar: () => void;
}

/** Takes a patient in: who it is, in words, and a colour. All else may come later. */
export function NovoPaciente({ sessaoId, escrever, aoFechar }: Props) {
  const [descricao, setDescricao] = useState('');
  const [cor, setCor] = useState<Cor | null>(null);
  const quem = descricao.trim().replace(/\s+/g, ' ');
  function adicionar() {
    const agora = agoraEmTexto();
    escrever({
      tipo: 'atendimento',
      id: crypto.randomUUID(),
      sessao_id: sessaoId,
      revisao: 0,
      conteudo: {
        paciente_id: null,
        descricao: quem,
        sexo: null,
        idade_anos: null,
        cor,
        classificado_em: cor && agora,
        chegada_em: agora,
        estado: 'aguardando',
        sinais: {},
        clinico: {},
        desfecho: null,
        desfecho_dados: null,
      },
    });
    aoFechar();
  }
  return (
    <Bloco titulo="Novo paciente">
      <Stack px="recuo" pb="recuo">
        <TextInput
          label="Paciente"
          description="Nome, ou uma descrição: homem, cerca de 40, trauma."
          data-autofocus
          autoFocus
          maxLength={200}
          value={descricao}
          onChange={({ currentTarget }) => setDescricao(currentTarget.value)}
        />
        <EscolhaDaCor cor={cor} aoEscolher={setCor} />
        <Group>
          <Button mih={44} disabled={quem.length < 2} onClick={adicionar}>
            Adicionar
          </Button>
          <Button mih={44} variant="default" onClick={aoFechar}>
            Cancelar
          </Button>
        </Group>
      </Stack>
    </Bloco>
  );
}
