-- What stands in the place of a picture until it has come. Of those from before it is looked at behind the scenes.
ALTER TABLE media ADD COLUMN farg TEXT;
