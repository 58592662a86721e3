import { ATALHOS_PRONTOS, FORMA_DO_ATALHO } from '@domain/prontuario/atalhos.ts';
import { Box, Button, Group, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { Recado } from '@/components/Recado.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { type Atalho, atalhosOptions, guardarAtalho, retirar } from '../api/modelos.ts';
import { useAlterar } from './useAlterar.ts';

/** Words that grow into texts: the doctor's own, and those that everybody has. */
export function Atalhos() {
  const { id } = usePerfil();
  const { data: proprios = [], error, refetch } = useQuery(atalhosOptions(id));
  const prontos = [...ATALHOS_PRONTOS].filter(
    ([palavra]) => !proprios.some(({ atalho }) => atalho === palavra),
  );
  return (
    <Stack gap="lg">
      <p>
        Em qualquer texto da evolução, digite a barra, o atalho e um espaço: <kbd>/bg</kbd> vira a
        frase inteira.
      </p>
      {error && <EstadoErro erro={error} aoTentar={() => void refetch()} />}
      <NovoAtalho />
      <section aria-labelledby="meus-atalhos">
        <Title order={3} size="h5" id="meus-atalhos">
          Meus atalhos
        </Title>
        {proprios.length === 0 && <p>Nenhum ainda.</p>}
        <Stack component="ul" className="linhas" gap={0}>
          {proprios.map((atalho) => (
            <AtalhoProprio key={atalho.id} atalho={atalho} />
          ))}
        </Stack>
      </section>
      <section aria-labelledby="atalhos-prontos">
        <Title order={3} size="h5" id="atalhos-prontos">
          Prontos
        </Title>
        <Stack component="ul" className="linhas" gap={0}>
          {prontos.map(([palavra, texto]) => (
            <Box key={palavra} component="li" py={8}>
              <b>/{palavra}</b> {texto}
            </Box>
          ))}
        </Stack>
      </section>
    </Stack>
  );
}

function AtalhoProprio({ atalho }: { atalho: Atalho }) {
  const { enviando, falha, alterar } = useAlterar();
  return (
    <Box component="li" py={8}>
      {falha && <Recado tom="erro" titulo={falha} />}
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <span>
          <b>/{atalho.atalho}</b> {atalho.texto}
        </span>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          flex="none"
          loading={enviando}
          aria-label={`Remover o atalho ${atalho.atalho}`}
          onClick={() => alterar(() => retirar('atalhos_de_texto', atalho.id))}
        >
          Remover
        </Button>
      </Group>
    </Box>
  );
}

const EM_BRANCO = { atalho: '', texto: '' };

function NovoAtalho() {
  const { enviando, falha, alterar } = useAlterar();
  const [campos, setCampos] = useState(EM_BRANCO);
  const [recusas, setRecusas] = useState<{ atalho?: string; texto?: string }>({});

  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    const atalho = campos.atalho.trim().toLowerCase().replace(/^\//, '');
    const texto = campos.texto.trim();
    const novas = {
      ...(!FORMA_DO_ATALHO.test(atalho) && {
        atalho: 'Atalho: use de 2 a 20 letras sem acento ou números, sem espaço.',
      }),
      ...(texto === '' && { texto: 'Texto: preencha este campo.' }),
    };
    setRecusas(novas);
    if (Object.keys(novas).length > 0) return;
    alterar(
      (medicoId) => guardarAtalho(medicoId, { atalho, texto }),
      () => setCampos(EM_BRANCO),
    );
  };

  return (
    <form onSubmit={enviar} noValidate>
      <Stack gap="xs">
        {falha && <Recado tom="erro" titulo={falha} />}
        <TextInput
          label="Novo atalho"
          leftSection="/"
          value={campos.atalho}
          error={recusas.atalho}
          onChange={({ currentTarget }) => setCampos({ ...campos, atalho: currentTarget.value })}
        />
        <Textarea
          label="Vira o texto"
          autosize
          minRows={2}
          maxLength={2000}
          value={campos.texto}
          error={recusas.texto}
          onChange={({ currentTarget }) => setCampos({ ...campos, texto: currentTarget.value })}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" loading={enviando}>
            Salvar atalho
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
