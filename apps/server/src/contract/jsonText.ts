/** A reply that is already JSON text, such as one built by the database. `T` is the type of its value. */
export class JsonText<T> {
  declare readonly type: T;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  static of<T>(value: T): JsonText<T> {
    return new JsonText(JSON.stringify(value));
  }
}
