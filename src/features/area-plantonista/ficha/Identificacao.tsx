import type { ConteudoDoAtendimento } from '@domain/contracts/atendimento.ts';
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { agoraEmTexto } from '../plantao/tempo.ts';

interface Props {
  conteudo: ConteudoDoAtendimento;
  mudar: (parte: Partial<ConteudoDoAtendimento>, agora?: boolean) => void;
}

/** Who the patient is, as far as anybody knows. */
export function Identificacao({ conteudo, mudar }: Props) {
  return (
    <>
      <TextInput
        label="Paciente"
        maxLength={200}
        value={conteudo.descricao}
        onChange={({ currentTarget }) => mudar({ descricao: currentTarget.value })}
      />
      <Nome conteudo={conteudo} mudar={mudar} />
      <Group grow align="start">
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
          size="md"
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

/** Says who somebody described turned out to be; the description stays as it was. */
function Nome({ conteudo, mudar }: Props) {
  const { descricao, clinico } = conteudo;
  const [nome, setNome] = useState<string | null>(null);
  const [documento, setDocumento] = useState('');
  if (clinico.identificado) {
    const { documento: doc } = clinico.identificado;
    return <Text size="sm">{`Chegou como: ${descricao}.${doc ? ` Documento: ${doc}.` : ''}`}</Text>;
  }
  if (nome === null) {
    return (
      <Button mih={44} variant="subtle" style={{ alignSelf: 'start' }} onClick={() => setNome('')}>
        Identificar
      </Button>
    );
  }
  const limpo = nome.trim().replace(/\s+/g, ' ');
  return (
    <Group align="end">
      <TextInput
        label="Nome"
        maxLength={120}
        autoFocus
        value={nome}
        onChange={({ currentTarget }) => setNome(currentTarget.value)}
      />
      <TextInput
        label="Documento"
        description="Opcional."
        maxLength={60}
        value={documento}
        onChange={({ currentTarget }) => setDocumento(currentTarget.value)}
      />
      <Button
        mih={44}
        disabled={limpo.length < 2}
        onClick={() => {
          const doc = documento.trim();
          const identificado = {
            nome: limpo,
            em: agoraEmTexto(),
            ...(doc.length >= 2 && { documento: doc }),
          };
          mudar({ clinico: { ...clinico, identificado } }, true);
        }}
      >
        Confirmar identificação
      </Button>
    </Group>
  );
}
