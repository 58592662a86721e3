import { type ItemDePrescricao, LIMITES_DO_ITEM } from '@domain/contracts/prescricao.ts';
import { ActionIcon, Badge, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconStar, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { comPosologia, porExtenso } from '../composicao/item.ts';

interface Props {
  ordem: number;
  item: ItemDePrescricao;
  aoMudar: (item: ItemDePrescricao) => void;
  aoRemover: () => void;
  aoFavoritar: () => void;
}

/** One item: its name, how it is taken, how much is dispensed. */
export function ItemDaReceita({ ordem, item, aoMudar, aoRemover, aoFavoritar }: Props) {
  return (
    <li className="linha">
      <Stack gap={6} flex={1} miw={0}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Text fw={600}>
              {ordem}. {item.nome}
            </Text>
            {item.livre && (
              <Badge variant="light" color="gray">
                Fora do catálogo
              </Badge>
            )}
          </div>
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Salvar ${item.nome} nos favoritos`}
              onClick={aoFavoritar}
            >
              <IconStar size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remover ${item.nome}`}
              onClick={aoRemover}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        </Group>
        <Textarea
          label={`Posologia de ${item.nome}`}
          autosize
          minRows={1}
          maxLength={LIMITES_DO_ITEM.texto}
          value={item.posologia}
          error={item.posologia.trim() === '' ? 'Escreva como se toma.' : undefined}
          onChange={({ currentTarget }) => aoMudar(comPosologia(item, currentTarget.value))}
          onBlur={() => {
            const escrito = porExtenso(item);
            if (escrito.posologia !== item.posologia) aoMudar(escrito);
          }}
        />
        <Quantidade item={item} aoMudar={aoMudar} />
      </Stack>
    </li>
  );
}

/** What is dispensed: computed of the posology, and corrected by hand where it could not be. */
function Quantidade({ item, aoMudar }: Pick<Props, 'item' | 'aoMudar'>) {
  const [digitada, setDigitada] = useState<string>();
  const dura = item.uso_continuo ? 'uso contínuo' : item.dias && `${item.dias} dias`;
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        label={`Quantidade de ${item.nome}`}
        placeholder="1 frasco"
        maxLength={120}
        w={260}
        maw="100%"
        value={digitada ?? item.quantidade_texto ?? ''}
        onChange={({ currentTarget }) => {
          const texto = currentTarget.value;
          const numero = Number(/^\d+(?=\s|$)/.exec(texto.trim())?.[0] ?? Number.NaN);
          setDigitada(texto);
          aoMudar({
            ...item,
            quantidade_texto: texto.trim() || null,
            quantidade: Number.isNaN(numero) ? null : numero,
          });
        }}
        onBlur={() => setDigitada(undefined)}
        error={recusaDe(item)}
      />
      {dura && (
        <Text size="sm" c="dimmed" pb={8}>
          {dura}
        </Text>
      )}
    </Group>
  );
}

function recusaDe({ quantidade }: ItemDePrescricao): string | undefined {
  if (quantidade === null) return undefined;
  if (quantidade <= 0) return 'A quantidade precisa ser maior que zero.';
  return quantidade > LIMITES_DO_ITEM.quantidade
    ? `Confira: no máximo ${LIMITES_DO_ITEM.quantidade}.`
    : undefined;
}
